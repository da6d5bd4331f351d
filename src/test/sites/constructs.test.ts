import fs from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstBuild, type BuiltSite } from './support/built-sites';
import { prefix } from './support/site-content';

describe('constructs on a built page', () => {
  let site: BuiltSite;
  let html = '';
  beforeAll(async () => {
    site = await firstBuild();
    html = fs.readFileSync(`${site.folder}/public/docs/constructs/index.html`, 'utf8');
  });

  it('makes pictures of known size in a modern format, loaded when near', () => {
    const picture = /<span class="picture">[\s\S]*?<\/button><\/span>/.exec(html)?.[0] ?? '';
    expect(picture).toMatch(/srcSet="[^"]+\.webp 370w,/);
    expect(picture).toMatch(/width="740" height="370" alt="A photo" title="Title" loading="lazy"/);
    expect(picture).toMatch(/<rect width="100%" height="100%" fill="#[0-9a-f]{6}"/);
    const file = /src="(\/help\/static\/[^"]+\.webp)"/.exec(picture)?.[1] ?? 'none';
    expect(fs.existsSync(`${site.folder}/public${file.slice(prefix.length)}`)).toBe(true);
  });

  it('serves drawings as they are, with their size', () => {
    expect(html).toMatch(
      /<img src="\/help\/static\/[0-9a-f]+\/drawing\.svg" width="120" height="60" alt="A drawing"/,
    );
  });

  it('leads links to routes, files and other sites', () => {
    expect(html).toContain(`<a href="${prefix}/docs/start#first">start</a>`);
    expect(html).toContain(`<a href="${prefix}/docs/start">a route</a>`);
    expect(html).toContain(`<a href="${prefix}/social.png">a file</a>`);
    expect(html).toContain(
      '<a href="https://example.org/a" class="external" rel="noopener noreferrer">elsewhere</a>',
    );
  });

  it('shows blocks with their names and roles', () => {
    expect(html).toMatch(
      /<aside class="admonition admonition-warning" aria-label="Warning: Take care">/,
    );
    expect(html).toMatch(/Take <strong>care<\/strong>/);
    expect(html).toMatch(/role="tablist"/);
    expect(html).toMatch(/<p class="tab-label">POST<\/p><p>Two<\/p>/);
    expect(html).toMatch(/<div class="steps"><ol><li>First<\/li><\/ol><\/div>/);
    expect(html).toMatch(
      /<details class="details"><summary>More<\/summary><p>Inside<\/p><\/details>/,
    );
    expect(html).toMatch(
      /<span class="code-title">Body<\/span><span class="code-language" data-markdown-ignore="">JSON<\/span>/,
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
