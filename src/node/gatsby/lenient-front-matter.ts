import matter from 'gray-matter';

declare module 'gray-matter' {
  /** Parsers by language, which each call merges with its option `engines`; the types of the package leave it out. */
  const engines: { yaml: { parse: (text: string) => unknown } };
}

/**
 * Makes a YAML mistake in front matter read as "no values". gatsby-plugin-mdx has no option for the parser of
 * gray-matter, which throws: the build would end with a stack trace before `front-matter.ts` names file, line, and fix.
 * DocPage and BlogPost hold the checked values.
 */
export function readFrontMatterLeniently(): void {
  const { yaml } = matter.engines;
  const { parse } = yaml;
  yaml.parse = (text) => {
    try {
      const value = parse(text);
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
    } catch {
      return {};
    }
  };
}
