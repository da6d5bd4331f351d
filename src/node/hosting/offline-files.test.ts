import { expect, it } from 'vitest';
import { offlineAddress } from './offline-files';

it.each([
  ['/static/1f/2e/a#b?.png', '/static/1f/2e/a%23b%3F.png'],
  ['/static/1f/50% & größe.png', '/static/1f/50%25%20%26%20gr%C3%B6%C3%9Fe.png'],
  ['/icon#1?.svg', '/icon%231%3F.svg'],
  ['/docs/tags/c++/index.html', '/docs/tags/c++'],
  ['/index.html', ''],
])('pages load %s by %s', (file, address) => {
  expect(offlineAddress(file)).toBe(address);
  // The address without its encoding is that of the file.
  expect(decodeURIComponent(new URL(address, 'https://x').pathname)).toContain(
    file.replace(/\/?index\.html$/, ''),
  );
});
