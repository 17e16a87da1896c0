"""The command that prints completion scripts for shells."""

from __future__ import annotations

import argparse

from ronde.cli.common import output
from ronde.cli.parser import Parser

SHELLS = ("bash", "zsh", "fish")


def completion_arguments(parser: Parser) -> None:
    """The shell."""
    parser.add_argument("shell", choices=SHELLS, metavar="SHELL", help="help-shell")


def run_completion(args: argparse.Namespace) -> int:
    """Print the script that completes commands, options and their choices."""
    output({"bash": _bash, "zsh": _zsh, "fish": _fish}[args.shell](args.lang))
    return 0


def _commands(language: str) -> dict[str, Parser]:
    from ronde.cli.verbs import VERBS, command

    return {verb: command(verb, language)[0] for verb in VERBS}


def _words(parser: Parser) -> str:
    """The long options of a command, and the choices of its arguments."""
    found = [option for action in parser._actions for option in action.option_strings if option[:2] == "--"]
    for action in parser._actions:
        if not action.option_strings and action.choices:
            found += map(str, action.choices)
    return " ".join(found)


def _values(parser: Parser) -> dict[str, str]:
    """The long options of a command that take one of some words, and these words."""
    from ronde.facts import acceleration
    from ronde.systems import KEYS

    keys = {"--system": KEYS, "--acceleration": acceleration.KEYS}
    found = {}
    for action in parser._actions:
        for option in action.option_strings:
            if words := action.choices or keys.get(option, ()):
                found[option] = " ".join(map(str, words))
    return found


def _cases(commands: dict[str, Parser], line: str) -> str:
    """A line of a `case` for each list of words: the commands and options that take one of them."""
    lists: dict[str, list[str]] = {}
    for verb, parser in commands.items():
        for option, words in _values(parser).items():
            lists.setdefault(words, []).append(f'"{verb} {option}"')
    return "\n".join(f"        {'|'.join(where)}) {line % words} ;;" for words, where in lists.items())


def _bash(language: str) -> str:
    commands = _commands(language)
    cases = "\n".join(f'        {verb}) words="{_words(parser)}" ;;' for verb, parser in commands.items())
    return f"""# completion of ronde for bash: eval "$(ronde completion bash)"
_ronde() {{
    local current="${{COMP_WORDS[COMP_CWORD]}}" words=""
    if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "{" ".join(commands)}" -- "$current"))
        return
    fi
    case "${{COMP_WORDS[1]}} ${{COMP_WORDS[COMP_CWORD - 1]}}" in
{_cases(commands, 'words="%s"')}
    esac
    if [ -n "$words" ]; then
        COMPREPLY=($(compgen -W "$words" -- "$current"))
        return
    fi
    case "${{COMP_WORDS[1]}}" in
{cases}
    esac
    COMPREPLY=($(compgen -W "$words" -- "$current") $(compgen -f -- "$current"))
}}
complete -o filenames -F _ronde ronde
"""


def _zsh(language: str) -> str:
    commands = _commands(language)
    cases = "\n".join(f"        {verb}) found=({_words(parser)}) ;;" for verb, parser in commands.items())
    return f"""#compdef ronde
# completion of ronde for zsh: eval "$(ronde completion zsh)", or as a file _ronde in a folder of $fpath
_ronde() {{
    local -a found
    if (( CURRENT == 2 )); then
        found=({" ".join(commands)})
        compadd -a found
        return
    fi
    case "$words[2] $words[CURRENT-1]" in
{_cases(commands, "found=(%s)")}
    esac
    if (( $#found )); then
        compadd -a found
        return
    fi
    case "$words[2]" in
{cases}
    esac
    compadd -a found
    _files
}}
# as a file it is run at the first completion, which it must answer
if [[ "$funcstack[1]" == _ronde ]]; then _ronde "$@"; else compdef _ronde ronde; fi
"""


def _fish(language: str) -> str:
    from ronde.words import say

    lines = ["# completion of ronde for fish: ronde completion fish | source"]
    for verb, parser in _commands(language).items():
        summary = say(f"command-{verb}", language).replace("'", "\\'")
        lines.append(f"complete -c ronde -n __fish_use_subcommand -a {verb} -d '{summary}'")
        values = _values(parser)
        for word in _words(parser).split():
            what = f"-l {word[2:]}" if word[:2] == "--" else f"-a {word}"
            one_of = f" -x -a '{values[word]}'" if word in values else ""
            lines.append(f"complete -c ronde -n '__fish_seen_subcommand_from {verb}' {what}{one_of}")
    return "\n".join(lines) + "\n"
