import engines from 'gray-matter/lib/engines';

/**
 * gatsby-plugin-mdx reads front matter with gray-matter, which throws on a YAML mistake and ends the build with a
 * stack trace before our own reader (`front-matter.ts`) can say file, line and fix. So here a mistake reads as
 * "no values"; DocPage and BlogPost hold the checked ones.
 */
export function readFrontMatterLeniently(): void {
  const { parse } = engines.yaml;
  engines.yaml.parse = (text: string) => {
    try {
      const value: unknown = parse(text);
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
    } catch {
      return {};
    }
  };
}
