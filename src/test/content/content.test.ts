import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageKinds } from '../../node/content/front-matter/front-matter-fields';
import { readPage } from '../support/compiled-content';
import { contentFiles, pageFiles } from '../support/content-files';
import { parameterNames } from '../../node/api/parameter-names';
import { checkSamples } from './checks/check-samples';
import { site } from '../../site';

const pages = await Promise.all(pageFiles('content/docs', 'content/blog').map(readPage));

/** A route of the documentation as the folders of the content have it. */
const inContent = (route: string) => route.replace(site.prefixes.docs, '/docs');

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

  it('of the documentation have a kind and end with next steps', () => {
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

describe('readers see nothing twice', () => {
  const words = (text: string) => new Set(text.toLowerCase().match(/[a-z]{4,}/g));

  it('neither the description in the first sentence of a page', () => {
    const faults = pages.filter(({ values, content }) => {
      const description = words(String(values['description']));
      const first = words(/^[^.!?]*/.exec(content.sections[0]?.text ?? '')?.[0] ?? '');
      const same = [...first].filter((word) => description.has(word)).length;
      return same > 3 && same > 0.6 * first.size;
    });
    expect(faults.map(({ file }) => file)).toEqual([]);
  });

  it('nor a long JSON sample, which a partial holds for several pages', () => {
    const places = new Map<string, string[]>();
    for (const file of contentFiles('content/docs')) {
      const blocks = fs.readFileSync(file, 'utf8').matchAll(/^ *```json.*\n([^]*?)^ *```$/gm);
      for (const [, code = ''] of blocks) {
        const text = code.replace(/^ +/gm, '');
        if (text.split('\n').length > 8) places.set(text, [...(places.get(text) ?? []), file]);
      }
    }
    expect([...places.values()].filter((files) => files.length > 1)).toEqual([]);
  });

  it('nor more than one line of what a page lacks', () => {
    const lists = pages.map(({ file, values: { status } }) => ({ file, status }));
    expect(lists.filter(({ status }) => Array.isArray(status) && status.length > 1)).toEqual([]);
  });
});

describe('links of parameters in samples', () => {
  it('link to existing rows of the reference', () => {
    const ids = new Set(
      pages.flatMap(({ file, content }) =>
        content.ids.map((id) => `${file.replace('content', '').replace('.mdx', '')}#${id}`),
      ),
    );
    const links = pages.flatMap(({ file, content: { samples } }) =>
      samples.flatMap(({ code, language }) =>
        parameterNames(code, language).map(({ text, target }) => ({ file, text, target })),
      ),
    );
    expect(links.filter(({ target }) => !ids.has(inContent(target)))).toEqual([]);
    expect(links.length).toBeGreaterThan(2000);
  });
});

describe('templates', () => {
  const template = (kind: string) => `content/templates/_${kind}.mdx`;

  it.each(pageKinds)('%s compiles without a fault and has a kind', async (kind) => {
    const page = await readPage(template(kind));
    const { values, faults, content } = page;
    expect(faults).toEqual([]);
    expect(values).toMatchObject({
      kind,
      title: expect.any(String),
      description: expect.any(String),
    });
    expect(content.sections.every(({ text, level }) => text !== '' || level === 2)).toBe(true);
    expect(content.headings.filter(({ level }) => level === 2).at(-1)?.text).toBe('Next steps');
    expect(checkSamples([page], []).faults).toEqual([]);
  });

  it('of a post compiles without a fault and has the texts of lists', async () => {
    const { values, faults, content } = await readPage(template('post'));
    expect(faults).toEqual([]);
    expect(values).toMatchObject({ date: expect.any(String), authors: expect.any(Array) });
    expect(content.beforeMarker).not.toBe('');
  });

  it('are one per kind and one for posts, and make no pages', () => {
    expect(fs.readdirSync('content/templates').sort()).toEqual(
      [...pageKinds, 'post'].map((kind) => `_${kind}.mdx`).sort(),
    );
  });
});
