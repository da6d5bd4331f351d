import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageKinds } from '../node/source/front-matter/front-matter-fields';
import { readPage } from './compiled-content';
import { pageFiles } from './content-files';
import { checkSamples } from '../node/content-checks/check-samples';

const pages = await Promise.all(pageFiles('content/docs', 'content/blog').map(readPage));

describe('pages and posts', () => {
  it('have text in every section, or sections inside it', () => {
    const faults = pages.flatMap(({ file, content: { sections, samples } }) =>
      sections.flatMap((section, index) => {
        const hasSample = samples.some((sample) => sample.section === section.id);
        const next = sections[index + 1];
        const isGroup = section.id !== '' && next !== undefined && next.level > section.level;
        return section.text !== '' || hasSample || isGroup
          ? []
          : [`${file}: "${section.title}" is empty`];
      }),
    );
    expect(faults).toEqual([]);
    expect(pages.filter(({ content }) => (content.sections[0]?.id ?? 'none') !== '')).toEqual([]);
  });

  it('of the documentation say their kind and end with next steps', () => {
    const docs = pages.filter(({ file }) => file.startsWith('content/docs/'));
    const faults = docs.flatMap(({ file, values, content }) => [
      ...(pageKinds.some((kind) => kind === values['kind']) ? [] : [`${file} has no kind`]),
      ...(content.headings.filter(({ level }) => level === 2).at(-1)?.text === 'Next steps'
        ? []
        : [`${file} does not end with "Next steps"`]),
    ]);
    expect(faults).toEqual([]);
  });
});

describe('templates', () => {
  const template = (kind: string) => `content/templates/_${kind}.mdx`;

  it.each(pageKinds)('%s compiles without a fault and says its kind', async (kind) => {
    const { values, faults, content } = await readPage(template(kind));
    expect(faults).toEqual([]);
    expect(values).toMatchObject({
      kind,
      title: expect.any(String),
      description: expect.any(String),
    });
    expect(content.sections.every(({ text, level }) => text !== '' || level === 2)).toBe(true);
    expect(content.headings.filter(({ level }) => level === 2).at(-1)?.text).toBe('Next steps');
    const samples = content.samples.map((sample) => ({
      ...sample,
      line: sample.line ?? null,
      page: { file: template(kind) },
    }));
    expect(checkSamples(samples, []).faults).toEqual([]);
  });

  it('are one per kind, and make no pages', () => {
    expect(fs.readdirSync('content/templates').sort()).toEqual(
      pageKinds.map((kind) => `_${kind}.mdx`).sort(),
    );
  });
});
