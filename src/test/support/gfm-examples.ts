import fs from 'node:fs';
import { parse } from 'yaml';

type Example = Record<'name' | 'markdown' | 'html', string>;

const text = fs.readFileSync('src/test/support/gfm-examples.yml', 'utf8');

/** Name, Markdown and HTML of GFM's constructs: our own examples of each rule of the GFM specification. */
export const gfmExamples = (parse(text) as Example[]).map(
  ({ name, markdown, html }) => [name, markdown, html] as const,
);
