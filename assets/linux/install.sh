#!/bin/sh
# Copies the game into ~/.local, or into the folder that is named, such as /usr/local: the program
# into its bin, everything else into its share. Nothing else is changed.
set -eu
to=${1:-$HOME/.local}
cd "$(dirname "$0")"
mkdir -p "$to"
cp -R bin share "$to/"
echo "Nim Tetris lies in $to. To remove it, remove these files:"
find bin share -type f | sed "s|^|$to/|"
case ":$PATH:" in
    *":$to/bin:"*) ;;
    *) echo "$to/bin is not in your PATH: menus find the game once it is." ;;
esac
echo "So that a double-click opens exported games: update-mime-database $to/share/mime"
