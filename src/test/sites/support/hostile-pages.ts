import { hostileTexts, onOneLine } from '../../outputs/hostile-values';

const COUNT = 6;
const texts = hostileTexts(2 * COUNT);

/** Titles and descriptions, each used by a page and by a post. */
export const hostileValues = Array.from({ length: COUNT }, (_, index) => ({
  name: `values-${index}`,
  title: texts[2 * index] ?? '',
  description: texts[2 * index + 1] ?? '',
}));

/** The same titles and descriptions as the site shows them. */
export const shownValues = hostileValues.map(({ name, title, description }) => ({
  name,
  title: onOneLine(title),
  description: onOneLine(description),
}));

const page = (title: string, description: string, keys = '') =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n${keys}---\n\nText.\n`;

export const hostilePages: Readonly<Record<string, string>> = Object.fromEntries(
  hostileValues.flatMap(({ name, title, description }, index) => [
    [`docs/${name}.md`, page(title, description)],
    [`blog/${name}.md`, page(title, description, `date: 2024-01-0${index + 1}\n`)],
  ]),
);
