import fs from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureSite, minimalContent, type FixtureSite } from './fixture-site';

const body = `See [start](./start.mdx#first), [a route](/docs/start), [a file](/logo.svg) and [elsewhere](https://example.org/a).

![A photo](./photo.png "Title")

![A drawing](./drawing.svg)

:::warning[Take **care**]

Text with \`{code}\`.

:::

<Tabs group="method">
<Tab label="GET">

One

</Tab>
<Tab label="POST">

Two

</Tab>
</Tabs>

<Steps>

1. First

</Steps>

<Details summary="More">

Inside

</Details>

\`\`\`json title="Body" {2} showLineNumbers
{
  "a": 1
}
\`\`\`

\`\`\`mermaid title="A flow"
flowchart LR
  a --> b
\`\`\`

\`\`\`mermaid title="States"
stateDiagram-v2
  a --> b
\`\`\`

| \`name\` | n |
|---|--:|
| q | 1 |
`;

describe('constructs on a built page', () => {
  let site: FixtureSite;
  let html = '';
  let result = { code: 1, output: '' };
  beforeAll(async () => {
    const photo = await sharp({
      create: { width: 900, height: 450, channels: 3, background: '#336699' },
    })
      .png()
      .toBuffer();
    site = fixtureSite({
      ...minimalContent,
      // One page of each kind: Gatsby warns of templates without a page.
      'docs/group/page.mdx': '---\ntitle: In a group\ntags: [facet]\n---\n\nText\n',
      'blog/post.mdx': '---\ntitle: Post\ndate: 2025-03-31\nauthors: [docs-team]\n---\n\nText\n',
      'docs/start.mdx': '---\ntitle: Start\n---\n\n## First\n\nText\n',
      'docs/page.mdx': `---\ntitle: Page\n---\n\n${body}`,
      'docs/photo.png': photo,
      'docs/drawing.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60" width="120" height="60"></svg>',
    });
    fs.writeFileSync(`${site.folder}/static/logo.svg`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    result = await site.gatsby('build', '--prefix-paths');
    if (result.code === 0)
      html = fs.readFileSync(`${site.folder}/public/docs/page/index.html`, 'utf8');
  });
  afterAll(() => site.remove());

  it('builds without a warning', () => {
    expect(result.output).not.toMatch(/warn(?!ing)|error/i);
    expect(result.code).toBe(0);
  });

  it('makes pictures of known size in modern formats, loaded when near', () => {
    const picture = /<span class="picture">[\s\S]*?<\/dialog><\/span>/.exec(html)?.[0] ?? '';
    expect(picture).toMatch(/<source type="image\/avif" srcSet="[^"]+"/);
    expect(picture).toMatch(/<source type="image\/webp"/);
    expect(picture).toMatch(/width="740" height="370" alt="A photo" title="Title" loading="lazy"/);
    expect(picture).toMatch(/<rect width="100%" height="100%" fill="#[0-9a-f]{6}"/);
    const file = /src="(\/static\/[^"]+\.png)"/.exec(picture)?.[1] ?? 'none';
    expect(fs.existsSync(`${site.folder}/public${file}`)).toBe(true);
  });

  it('serves drawings as they are, with their size', () => {
    expect(html).toMatch(
      /<img src="\/static\/[0-9a-f]+\/drawing\.svg" width="120" height="60" alt="A drawing"/,
    );
  });

  it('leads links to routes, files and other sites', () => {
    expect(html).toContain('<a href="/docs/start#first">start</a>');
    expect(html).toContain('<a href="/docs/start">a route</a>');
    expect(html).toContain('<a href="/logo.svg">a file</a>');
    expect(html).toContain(
      '<a href="https://example.org/a" class="external" rel="noopener noreferrer">elsewhere</a>',
    );
  });

  it('shows blocks with their names and roles', () => {
    expect(html).toMatch(/<aside class="admonition admonition-warning" aria-label="Warning">/);
    expect(html).toMatch(/Take <strong>care<\/strong>/);
    expect(html).toMatch(/role="tablist"/);
    expect(html).toMatch(/<p class="tab-label">POST<\/p><p>Two<\/p>/);
    expect(html).toMatch(/<div class="steps"><ol><li>First<\/li><\/ol><\/div>/);
    expect(html).toMatch(
      /<details class="details"><summary>More<\/summary><p>Inside<\/p><\/details>/,
    );
    expect(html).toMatch(
      /<span class="code-title">Body<\/span><span class="code-language">JSON<\/span>/,
    );
    expect(html).toMatch(/<span class="ln hl" data-line="2">/);
    expect(html).toMatch(
      /<figure class="diagram drawn"><figcaption><span>A flow<\/span>.*?<div class="drawing" role="img" aria-label="A flow" tabindex="0"><svg viewBox="/,
    );
    expect(html).toMatch(
      /<figure class="diagram size-l" data-diagram="mermaid"><figcaption>States<\/figcaption>/,
    );
    expect(html).toMatch(/<td class="align-right">1<\/td>/);
  });
});
