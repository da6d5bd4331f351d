import zlib from 'node:zlib';

/** A page with every Markdown construct and every component for authors. */
export const constructsPage = `---
title: Page
---

See [start](./start.mdx#first), [a route](/docs/start), [a file](/social.png) and [elsewhere](https://example.org/a).

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

/** A part of a PNG: its length, type, data and checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [data.length, zlib.crc32(body)].map((value) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  });
  return Buffer.concat([length, body, sum].filter((part) => part !== undefined));
}

/**
 * A PNG of one color.
 * @param rows with pixels; fewer than `height` make a damaged file
 * @param more chunks before the pixels
 */
export function plainPicture(
  width: number,
  height: number,
  rows = height,
  ...more: Buffer[]
): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, '336699', 'hex')]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // 8 bits for each of red, green and blue.
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', zlib.deflateSync(Buffer.concat(Array.from({ length: rows }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const photo = plainPicture(900, 450);

/** A PNG that declares frames; browsers show the first one. */
export const animated = plainPicture(
  900,
  450,
  450,
  chunk('acTL', Buffer.alloc(8, '0000000100000000', 'hex')),
);

export const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60" width="120" height="60"></svg>';
