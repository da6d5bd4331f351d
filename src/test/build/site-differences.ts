import fs from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../node/content/files';

/** Files that follow from how scripts are bundled, and compressed forms of other files. */
const ofBundles =
  /^_gatsby-scripts|\.(?:js|br|gz)$|\.LICENSE\.txt$|^(?:webpack\.stats|chunk-map|offline)\.json$|^stamp\.txt$/;

/** Removes differences that two builds of one site may have: scripts of a page, and their hashes. */
function comparable(text: string): string {
  return text
    .replace(/<script\b[^>]*\bsrc=[^>]*><\/script>/g, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replace(/(?<=<script data-value=")[0-9a-f]{20}(?=")/g, '')
    .replace(/(?<="webpackCompilationHash":")[0-9a-f]*/g, '')
    .replace(listedScripts, '');
}

/** Scripts in the lists of hosts: with headers, or on one line. */
const listedScripts =
  /\n\/\S+-[0-9a-f]{8}\.js\n(?: {2}\S.*\n)+|\n.*-[0-9a-f]{8}\.js(?:\.LICENSE\.txt)?(?:\t.*|",?)(?=\n)|\{\s*"source": "[^"]+-[0-9a-f]{8}[^"]+",\s*"headers": \[[^\]]*\]\s*\},?/g;

/** Lists of hosts without the empty lines that scripts leave in them. */
const withoutGaps = (part: string, text: string) =>
  part === 'hosting' ? text.replace(/\n\s+(?=\n)/g, '') : text;

/** Files of a built site by their comparable names. */
function filesOf(site: string): Map<string, string> {
  return new Map(
    filesIn(site)
      .filter((name) => !ofBundles.test(path.basename(name)))
      .map((name) => [comparable(name), path.join(site, name)]),
  );
}

/**
 * Compares two builds of one site: routes, pages with styles, data, and Markdown, feeds, lists, search data, rules of hosts,
 * and the policy.
 * @param one folder with `public` and `hosting`
 * @param other another one
 * @returns files that only one site has, or that differ, with the text around the first difference
 */
export function siteDifferences(one: string, other: string): string[] {
  return ['public', 'hosting'].flatMap((part) => {
    const ofOne = filesOf(path.join(one, part));
    const ofOther = filesOf(path.join(other, part));
    return [...new Set([...ofOne.keys(), ...ofOther.keys()])].sort().flatMap((name) => {
      const [file, otherFile] = [ofOne.get(name), ofOther.get(name)];
      if (!file || !otherFile) return [`${part}/${name} is only in ${file ? one : other}`];
      const [text, otherText] = [file, otherFile].map((each) =>
        withoutGaps(part, comparable(fs.readFileSync(each, 'latin1'))),
      ) as [string, string];
      if (text === otherText) return [];
      let offset = 0;
      while (text[offset] === otherText[offset]) offset += 1;
      const around = (content: string) =>
        JSON.stringify(content.slice(Math.max(offset - 40, 0), offset + 80));
      return [`${part}/${name} differs: ${around(text)}, ${around(otherText)}`];
    });
  });
}
