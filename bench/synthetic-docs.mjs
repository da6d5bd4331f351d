import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { load } from '../tools/served-site.mjs';

const words =
  'search index facet filter query document result sort page value field token request response tenant host category brand price count token schema feed batch order variant group synonym spelling suggestion cache pipeline vector score weight range date number text list name'.split(
    ' ',
  );
const GROUP = 50;
const { wordSource } = await load('src/test/sites/support/large-docs');

/**
 * Writes `count` documentation pages of about 1,700 words into a folder, in groups of 50: every page with headings
 * and links to its neighbours, every second with a table, every third with code, every tenth with a picture,
 * and words by Zipf's law of a vocabulary of thousands.
 * The same count gives the same files.
 */
export async function syntheticDocs(folder, count) {
  for (let index = 0; index < count; index++) {
    const group = path.join(folder, `group-${Math.floor(index / GROUP)}`);
    if (index % GROUP === 0) {
      fs.mkdirSync(group, { recursive: true });
      fs.writeFileSync(
        path.join(group, '_category.yml'),
        `label: Group ${index / GROUP}\nposition: ${index / GROUP}\n`,
      );
      fs.writeFileSync(path.join(group, 'picture.png'), await png(640, 320, index));
    }
    fs.writeFileSync(path.join(group, `doc-${index}.mdx`), doc(index, count));
  }
}

function doc(index, count) {
  const { sentence, heading, identifier } = wordSource(index);
  const paragraph = () =>
    `${Array.from({ length: 5 }, sentence).join(' ')} Use \`${identifier()}\`, \`f.{id}\` and **${words[index % words.length]}** with {host}.`;
  const sections = Array.from({ length: 8 }, (_, part) => {
    const blocks = [
      // The neighbors link to one of them.
      part === 1 ? `## Part 1 of ${words[(index + 1) % words.length]}` : `## ${heading()}`,
      paragraph(),
      paragraph(),
      `### ${heading()}`,
      paragraph(),
    ];
    if (part === 1 && index % 2 === 0) blocks.push(table());
    if (part === 2 && index % 3 === 0)
      blocks.push(`\`\`\`json title="Response"\n${response(index)}\n\`\`\``);
    if (part === 3 && index % 10 === 0) blocks.push('![A picture](./picture.png)');
    if (part === 4) blocks.push(neighbour(index, count));
    if (part === 5) blocks.push(':::note\n\n' + sentence() + '\n\n:::');
    return blocks.join('\n\n');
  });
  return `---\ntitle: Document ${index} of ${heading()}\ndescription: What document ${index} says.\ntags: [${['facet', 'search', 'api', 'feeding'][index % 4]}]\nsidebar_position: ${index % GROUP}\n---\n\n${paragraph()}\n\n${sections.join('\n\n')}\n`;
}

function response(total) {
  const documents = words.slice(0, 12).map((id, position) => ({ id, position }));
  return JSON.stringify({ statusCode: 200, result: { products: { total, documents } } }, null, 2);
}

function table() {
  return [
    '| Name | Type | Meaning |',
    '|---|---|---|',
    ...words
      .slice(0, 12)
      .map(
        (word, row) =>
          `| \`${word}\` | ${row % 2 ? 'string' : 'int'} | ${words.slice(row, row + 8).join(' ')} |`,
      ),
  ].join('\n');
}

function neighbour(index, count) {
  const other = (index + 1) % count;
  return `- See [the next one](../group-${Math.floor(other / GROUP)}/doc-${other}.mdx#part-1-of-${words[(other + 1) % words.length]}).\n- And [the start](../group-0/doc-0.mdx).`;
}

/** A PNG of one color that depends on the seed. */
function png(width, height, seed) {
  const level = 40 + (seed % 200);
  const background = { r: level, g: level, b: level };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}
