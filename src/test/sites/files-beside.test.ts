import fs from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstBuild, type BuiltSite } from './support/built-sites';
import { prefix } from './support/site-content';

describe('files beside a page', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await firstBuild();
  });
  const read = (file: string) => fs.readFileSync(`${site.folder}/public${file}`, 'utf8');

  /** Addresses in attributes of the page's content. */
  const addressesInPage = () => {
    const [content = ''] =
      /<div class="content">[^]*?<\/main>/.exec(read('/docs/files/index.html')) ?? [];
    return [...content.matchAll(/ (?:src|srcSet|srcset|href|poster|cite)="([^"]*)"/g)].flatMap(
      ([, value = '']) =>
        value
          .replaceAll('&amp;', '&')
          .split(/,\s+/)
          .map((part) => part.replace(/ \S+$/, '')),
    );
  };

  it('are published at the addresses that the page has, below the prefix', () => {
    const addresses = addressesInPage().filter((address) => !/^(?:#|https:)/.test(address));
    expect(addresses.length).toBeGreaterThan(15);
    for (const address of addresses) {
      expect(address).toMatch(/^\/help\/[^#?]*$/);
      const file = decodeURIComponent(address.slice(prefix.length));
      const page = `${site.folder}/public${file}`;
      expect(fs.existsSync(page) || fs.existsSync(`${page}/index.html`), address).toBe(true);
    }
  });

  it('have full addresses in the Markdown copy', () => {
    const addresses = [...read('/docs/files.md').matchAll(/\]\(<?(https:[^)>\s]*)/g)];
    expect(addresses.length).toBeGreaterThan(7);
    for (const [, address = ''] of addresses) {
      const { pathname, hash, search } = new URL(address);
      expect([hash, search]).toEqual(['', '']);
      const file = `${site.folder}/public${decodeURIComponent(pathname.slice(prefix.length))}`;
      expect(fs.existsSync(file), address).toBe(true);
    }
  });

  it('keep the original picture if a smaller one would lose a part of it', () => {
    const names = addressesInPage().map((name) => decodeURIComponent(name).split('/').at(-1));
    expect(names.filter((name) => name === 'tall.png' || name === 'frames.png')).toHaveLength(2);
  });

  it('cause no warning', () => {
    expect(site.output).not.toMatch(/docs\/files\.md|childImageSharp|publicURL/);
  });
});
