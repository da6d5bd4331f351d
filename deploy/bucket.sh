#!/bin/sh
# deploy/bucket.sh remote:bucket [gzip]: uploads public/ by rclone, with the types and cache rules of hosting/bucket.tsv.
# gzip is for buckets whose CDN does not compress: text files are the copies that npm run compress has written.
set -eu
fail() { echo "$1" >&2; exit 1; }
[ $# -gt 0 ] || fail 'To which bucket? deploy/bucket.sh remote:bucket'
[ -f hosting/bucket.tsv ] || fail 'There is no built site here: run "npm run build" first.'
tab=$(printf '\t')
work=$(mktemp -d "$PWD/.cache/bucket.XXXXXX")
trap 'rm -rf "$work"' EXIT
mkdir "$work/lists"
cp -rl public "$work/site"
: > "$work/gzip"
if [ "${2:-}" = gzip ]; then
  cut -f1 hosting/bucket.tsv | while read -r file; do
    [ ! -f "public/$file.gz" ] || { ln -f "public/$file.gz" "$work/site/$file"; echo "$file"; }
  done > "$work/gzip"
fi

# One list for each type, rule, and encoding: 1 never changes, 3 are pages, each once, as index.html of its folder.
awk -F '\t' -v lists="$work/lists/" '
  FILENAME != "hosting/bucket.tsv" { gzip[$0]; next }
  ($1 ~ /\.html$/ && $1 !~ /(^|\/)index\.html$/ && $1 != "404.html") || seen[$1]++ { next }
  {
    rank = $3 ~ /^text\/html/ ? 3 : $4 ~ /immutable/ ? 1 : 2
    headers = $3 "\t" $4 "\t" ($1 in gzip ? "gzip" : "")
    if (!(headers in list)) print headers > ((list[headers] = lists rank "-" ++count) ".headers")
    print $1 > list[headers]
  }' "$work/gzip" hosting/bucket.tsv
for list in "$work"/lists/*-*[0-9]; do
  IFS=$tab read -r type cache encoding < "$list.headers"
  rclone copy "$work/site" "$1" --files-from-raw "$list" --checksum --no-traverse --checkers 32 --transfers 16 \
    --header-upload "Content-Type: $type" --header-upload "Cache-Control: $cache" \
    ${encoding:+--header-upload "Content-Encoding: $encoding"}
done

# Files of the last build that no list has; a pattern begins at the root, and its signs are no patterns.
sed 's/[][*?{}\\]/\\&/g; s|^|/|' "$work"/lists/*-*[0-9] > "$work/all"
rclone delete "$1" --exclude-from "$work/all" --fast-list
