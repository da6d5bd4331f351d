import sharp from 'sharp';

/** A page with every construct of Markdown and every component for authors that is more than text. */
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

export const photo = await sharp({
  create: { width: 900, height: 450, channels: 3, background: '#336699' },
})
  .png()
  .toBuffer();

export const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60" width="120" height="60"></svg>';
