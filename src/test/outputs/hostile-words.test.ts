import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageBody } from '../../node/transform/page-body';
import { checkPages } from '../../node/routes/checks';
import { compile } from '../../node/markdown/compile';
import { docRoute } from '../../node/content/file-routes';
import { faultPosition, formatFaults } from '../../node/faults/faults';
import { readFrontMatter } from '../../node/content/front-matter/front-matter';
import { docFields, postFields } from '../../node/content/front-matter/front-matter-fields';
import { plainMapping } from '../../node/content/yaml';
import { valuesSeed } from './hostile-values';

/** Pages that use an author's word as a key. The file has the same name. */
const uses: Readonly<Record<string, (word: string) => string>> = {
  key: (word) => `---\n${word}:\n  ${word}: x\n---\n`,
  slug: (word) => `---\ntitle: A\nslug: ${JSON.stringify(word)}\n---\n`,
  tag: (word) => `---\ntitle: A\ntags: [${JSON.stringify(word)}]\n---\n`,
  author: (word) => `---\ntitle: A\ndate: 2025-01-01\nauthors: [${JSON.stringify(word)}]\n---\n`,
  language: (word) => `\`\`\`${word} ${word}="x"\n// highlight-next-line\nx\n\`\`\``,
  component: (word) => `<${word} />\n\n<X${word} />\n\n<a.${word} />`,
  prop: (word) => `<Details summary="x" ${word}="x">x</Details>\n\n<kbd ${word}="x">x</kbd>`,
  spread: (word) => `<kbd {...{[${JSON.stringify(word)}]: 'x'}}>x</kbd>`,
  heading: (word) => `## ${word}\n\n## ${word}\n\n[x](#${word})`,
  anchor: (word) => `## A {#${word}}\n\n## A {#${word}}\n\n[x](#${word})`,
  footnote: (word) => `x[^${word}]\n\n[^${word}]: x`,
  reference: (word) => `[x][${word}] and ![x][${word}]\n\n[${word}]: /docs/${word}`,
  directive: (word) => `:::${word}[x]{${word}=x #${word}}\nx\n:::`,
  partial: (word) => `import ${word} from './_part.mdx'\nimport A from './${word}.mdx'\n\n<A />`,
  picture: (word) => `![x](./${word}.png)\n\n![x](./${word}.svg "x")`,
  example: (word) => `<SearchExample index="${word}" request="${word}=x" show="${word}" />`,
};

const nested: readonly string[] = ['> ', '- ', '[', '*a ', '<b>', '<b>\n', '{[', ':::note\n'];

const word = fc.oneof(
  fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)),
  fc.string({ unit: fc.constantFrom('\u0000', '\u001b', '\u007f', 'a', ':', '\\', '`') }),
  fc.string({ unit: fc.constantFrom('\ud800', '\udfff', '\u202e', 'ü', '😀'), minLength: 1 }),
  fc.constant('a'.repeat(10_000)),
);
const nesting = fc.tuple(fc.constantFrom(...nested), fc.integer({ min: 50, max: 300 }));
const page = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...Object.keys(uses)), word) },
  // Deep pages take longer than others.
  {
    weight: 1,
    arbitrary: nesting.map(([part, times]) => ['nesting', part.repeat(times)] as const),
  },
);

const textOf = (use: string, value: string) => uses[use]?.(value) ?? value;

async function check(use: string, value: string, format: string): Promise<void> {
  const file = `content/docs/${use === 'nesting' ? 'a' : value}.${format}`;
  const path = docRoute(file);
  const fields = use === 'author' ? { ...docFields, ...postFields } : docFields;
  const front = readFrontMatter(textOf(use, value), file, fields);
  plainMapping(front.source.yaml);
  const readFile = (name: string) => (name.endsWith('_part.mdx') ? 'x' : undefined);
  const content = await compile({ ...front.source, file, title: 'A', readFile });
  const entry = {
    ...{ file, path, content, frontMatterFaults: front.faults, positions: {}, authorKeys: [] },
    ...{ tagKeys: front.values.tags ?? [], questions: [] },
  };
  const faults = checkPages([{ ...entry, authorKeys: [value] }], {
    ...{ tags: ['facet'], authors: ['team'], routes: new Set(['/docs']) },
    ...{
      fileExists: () => false,
      isPublished: () => false,
      namesIn: () => [],
      pictureFault: () => undefined,
    },
  });
  for (const fault of faults) expect(faultPosition(fault)).toContain(file);
  expect(formatFaults(faults)).not.toMatch(/native code|"compile" failed|\[object/);
  expect(structuredClone({ ...entry, values: front.values }).content).toEqual(content);
  expect(JSON.stringify(pageBody(content.tree))).not.toMatch(/native code|\[object/);
  expect(Reflect.ownKeys(Object.prototype)).toEqual(objectKeys);
}

const objectKeys = Reflect.ownKeys(Object.prototype);
/** A page of the hardest words takes a second on a slow machine. */
const LIMIT_MS = 600_000;

it(
  `no word of an author fails a build or is more than text (HOSTILE_SEED=${valuesSeed})`,
  async () => {
    await fc.assert(
      fc.asyncProperty(page, fc.constantFrom('md', 'mdx'), ([use, value], format) =>
        check(use, value, format),
      ),
      { seed: valuesSeed, numRuns: 200 },
    );
  },
  LIMIT_MS,
);

it.each(Object.keys(uses))('each name of every object is a word as %s', async (use) => {
  for (const name of Object.getOwnPropertyNames(Object.prototype))
    for (const format of ['md', 'mdx']) await check(use, name, format);
});
