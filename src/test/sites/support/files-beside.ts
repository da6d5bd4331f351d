import { animated, photo, plainPicture } from './constructs';

/** Letters of a name as macOS writes them, apart from their signs. */
const apart = 'größe'.normalize('NFD');

/** Names and bytes of files beside a page, with the signs that files may have. */
export const filesBeside: [string, string | Buffer][] = [
  ['sheet.csv', 'a;b\n'],
  ['100% #1 & more.csv', 'c;d\n'],
  ['tall.png', plainPicture(600, 20_000)],
  ['frames.png', animated],
  ['film.mp4', 'no film'],
  ['100%.png', photo],
  ['a#b?.png', photo],
  [`${apart}.png`, photo],
  [`${apart}.md`, '---\ntitle: Letters\n---\n\nx\n'],
];

/** A page that shows and links them in each way. */
export const filesPage = `---
title: Files
---

[sheet](./sheet.csv), [odd](<100%25 %231 & more.csv>), [letters](größe.md), [icon](/favicon.svg).

![Percent](./100%25.png)

![Hash](./a%23b%3F.png)

![Tall](tall.png)

![Frames](frames.png)

![Letters](größe.png)

<video src="./film.mp4" poster="/favicon.svg"></video>

<audio><source src="./film.mp4"></audio>

<picture><source srcset="/favicon.svg 1x, ./100%25.png 2x"><img src="/favicon.svg" alt="Icon"></picture>

<img src="./a%23b%3F.png" alt="Narrow" width="120">

<blockquote cite="./sheet.csv">Quoted.</blockquote>
`;
