import matter from 'gray-matter';
import { plainMapping } from '../content/yaml';

declare module 'gray-matter' {
  /** Parsers by language, which each call merges with its option `engines`; the types of the package leave it out. */
  const engines: { yaml: { parse: (text: string) => unknown } };
}

/**
 * Makes gray-matter, which gatsby-plugin-mdx reads front matter with and has no option for, read YAML as the site does: a
 * mistake, or a key that would harm Gatsby, reads as "no values", and words behind the first `---` name no other language.
 * Else the build would end with a stack trace before `front-matter.ts` names file, line, and fix, or run the front matter of
 * `---js`. DocPage and BlogPost hold the checked values.
 */
export function readFrontMatterLeniently(): void {
  matter.engines.yaml.parse = plainMapping;
  matter.language = () => ({ raw: '', name: '' });
}
