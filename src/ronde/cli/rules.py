"""Commands about the rules: systems, rules."""

from __future__ import annotations

import argparse
import textwrap
from itertools import groupby

from ronde import rulebook
from ronde.cli.common import json_argument, output, output_json
from ronde.cli.parser import Parser
from ronde.errors import BadInput
from ronde.systems import KEYS, all_systems, system
from ronde.words import say


def systems_arguments(parser: Parser) -> None:
    """No arguments but the language."""
    json_argument(parser)


def run_systems(args: argparse.Namespace) -> int:
    """List the systems."""
    systems = sorted(all_systems(), key=lambda one: one.historical)
    if args.json:
        rows = [
            {
                "key": s.key,
                "title": s.named(args.lang),
                "text": s.text,
                "colours": s.uses_colours,
                "historical": s.historical,
                "accelerations": sorted(s.accelerations),
            }
            for s in systems
        ]
        output_json(rows)
        return 0
    for past, some in groupby(systems, key=lambda one: one.historical):
        if past:
            output(f"\n{say('cli-historical', args.lang)}\n")
        for s in some:
            output(f"{s.key:<17} {s.named(args.lang)}\n")
            if s.accelerations:
                keys = ", ".join(sorted(s.accelerations))
                output(f"{'':17}   {say('cli-accelerations', args.lang, keys=keys)}\n")
    return 0


def rules_arguments(parser: Parser) -> None:
    """KEY and ARTICLE."""
    parser.add_argument("key", metavar="KEY", nargs="?", help="help-rules-key")
    parser.add_argument("article", metavar="ARTICLE", nargs="?", help="help-rules-article")


def run_rules(args: argparse.Namespace) -> int:
    """Print articles."""
    if args.key is None:
        for key in rulebook.text_keys():
            output(f"{key:<17} {rulebook.text(key).title[args.lang]}\n")
        return 0
    text = rulebook.text(system(args.key).text if args.key in KEYS else args.key)
    if args.article is None:
        output(f"{text.title[args.lang]}\n\n")
        for article in text.articles:
            output(f"{article.id:<12} {article.title[args.lang]}\n")
        for ruling in text.rulings:
            output(f"{ruling.id:<12} {textwrap.shorten(ruling.text[args.lang], 80)}\n")
        return 0
    output(_entry(text, args.article, args.lang))
    return 0


def _entry(text: rulebook.Text, id_: str, language: str) -> str:
    article = text.article(id_)
    if article is not None:
        title = article.title[language]
        head = say("cli-article", language, key=text.key, article=article.id, title=title)
        reason = f"\n({article.no_code[language]})" if article.no_code else ""
        return f"{head}\n{textwrap.fill(article.text[language], 88)}{reason}\n"
    ruling = text.ruling(id_)
    if ruling is None:
        raise BadInput("error-has-no-article-ronde-rules", key=text.key, id=id_)
    head = say("ruling-on-article", language, text=text.key, id=ruling.id, article=ruling.article)
    body = textwrap.fill(ruling.text[language], 88)
    return f"{head}\n{body}\n({ruling.date}, {ruling.source[language]})\n"
