"""Commands about the rules: systems, rules."""

from __future__ import annotations

import argparse
import textwrap

from ronde import rulebook
from ronde.cli.common import json_argument, language_argument, output, output_json
from ronde.errors import BadInput
from ronde.systems import KEYS, all_systems, system
from ronde.words import say


class Systems:
    """example:
    ronde systems
    """

    @staticmethod
    def arguments(parser: argparse.ArgumentParser) -> None:
        """No arguments but the language."""
        language_argument(parser)
        json_argument(parser)

    @staticmethod
    def run(args: argparse.Namespace) -> int:
        """List the systems."""
        systems = list(all_systems())
        if args.json:
            rows = [
                {
                    "key": s.key,
                    "title": s.named(args.lang),
                    "text": s.text,
                    "colours": s.uses_colours,
                    "accelerations": sorted(s.accelerations),
                }
                for s in systems
            ]
            output_json(rows)
            return 0
        word = {"en": "accelerations:", "fr": "accélérations :"}[args.lang]
        for s in systems:
            output(f"{s.key:<15} {s.named(args.lang)}\n")
            if s.accelerations:
                output(f"{'':15}   {word} {', '.join(sorted(s.accelerations))}\n")
        return 0


class Rules:
    """examples:
    ronde rules dutch-2012            the articles and their titles
    ronde rules dutch-2012 A7.a       one article
    ronde rules dutch-2012 R13        one ruling
    """

    @staticmethod
    def arguments(parser: argparse.ArgumentParser) -> None:
        """KEY and ARTICLE."""
        parser.add_argument("key", metavar="KEY", nargs="?", help="a rulebook; without it, the list of them")
        parser.add_argument("article", metavar="ARTICLE", nargs="?", help="an article or a ruling")
        language_argument(parser)

    @staticmethod
    def run(args: argparse.Namespace) -> int:
        """Print articles."""
        if args.key is None:
            for key in rulebook.text_keys():
                output(f"{key:<15} {rulebook.text(key).title[args.lang]}\n")
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
        body = textwrap.fill(article.text[language], 88)
        reason = f"\n({article.no_code[language]})" if article.no_code else ""
        return f"{text.key} {article.id}: {article.title[language]}\n{body}{reason}\n"
    ruling = text.ruling(id_)
    if ruling is None:
        raise BadInput("error-has-no-article-ronde-rules", key=text.key, id=id_)
    head = say("ruling-on-article", language, text=text.key, id=ruling.id, article=ruling.article)
    body = textwrap.fill(ruling.text[language], 88)
    return f"{head}\n{body}\n({ruling.date}, {ruling.source[language]})\n"
