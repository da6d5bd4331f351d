import fs from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder';
import { damagedPictures, mayHaveSizes, pictureFault } from './images';

const { at, write } = temporaryFolder('qsc-pictures-');
const picture = (name: string) => fs.readFileSync(`src/test/sites/content/docs/${name}`);
const photo = picture('photo.png');

it('a picture that was saved in part is damaged, though its size can be read', async () => {
  const jpeg = await sharp(photo).jpeg().toBuffer();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d=""/></svg>';
  const intact = { 'a.png': photo, 'a.jpg': jpeg, 'a.svg': Buffer.from(drawing) };
  for (const [name, bytes] of Object.entries(intact)) {
    write(name, bytes);
    write(`half-${name}`, bytes.subarray(0, 0.8 * bytes.length));
  }
  write('half-b.svg', '<svg viewBox="0 0 9 9"></svg>');
  const halves = ['half-a.png', 'half-a.jpg', 'half-a.svg', 'half-b.svg'];
  for (const name of halves) expect(pictureFault(at(name))).toBeUndefined();
  const damaged = await damagedPictures([...Object.keys(intact), ...halves].map(at));
  expect([...damaged]).toEqual(halves.map(at));
});

it('a picture is read again after a change that keeps its size and its time', async () => {
  const damaged = async (bytes: Buffer) => {
    fs.utimesSync(write('same.png', bytes), 1, 1);
    return [...(await damagedPictures([at('same.png')]))];
  };
  expect(await damaged(photo)).toEqual([]);
  expect(await damaged(Buffer.from(photo).fill(0, 100))).toEqual([at('same.png')]);
});

it('smaller versions of a picture are created only if they look the same', async () => {
  const [red, blue] = ['#f00', '#00f'].map((background) => ({
    create: { width: 9, height: 9, channels: 3 as const, background },
  }));
  const frames = await Promise.all([red, blue].map((frame) => sharp(frame).png().toBuffer()));
  const turned = (orientation: number) => sharp(photo).withMetadata({ orientation });
  const others = {
    'turned.jpg': await turned(6).jpeg().toBuffer(),
    'mirrored.webp': await turned(2).webp().toBuffer(),
    'frames.webp': await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
    'frames.gif': await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
    'frames.png': picture('frames.png'),
    'tall.png': picture('tall.png'),
    'drawing.svg': '<svg/>',
  };
  for (const [name, bytes] of Object.entries(others)) {
    write(name, bytes);
    expect(await mayHaveSizes(at(name)), name).toBe(false);
  }
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    write(`plain.${format}`, await sharp(photo).toFormat(format).toBuffer());
    expect(await mayHaveSizes(at(`plain.${format}`)), format).toBe(true);
  }
});

it('a picture that cannot be shown correctly is a fault', async () => {
  const huge = picture('tall.png');
  // The width, before the height of 20,000.
  huge.writeUInt32BE(20_000, 16);
  write('huge.png', huge);
  expect(pictureFault(at('huge.png'))).toBe('image-too-large');
  write('tall.png', picture('tall.png'));
  expect(pictureFault(at('tall.png'))).toBeUndefined();
  const drawing = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;
  const [inside, outside] = ['#a', 'https://example.org/a.png'].map(
    (to) => `<image href="${to}"/><path fill='url("${to}")'/><a href="https://example.org"/>`,
  );
  write('inside.svg', drawing(inside ?? ''));
  expect(pictureFault(at('inside.svg'))).toBeUndefined();
  write('outside.svg', drawing(outside ?? ''));
  expect(pictureFault(at('outside.svg'))).toBe('image-parts');
  write('scan.tiff', await sharp(photo).tiff().toBuffer());
  expect(pictureFault(at('scan.tiff'))).toBe('image-unreadable');
  for (const svg of ['<svg/>', '<svg width="100%" height="50%"/>']) {
    write('open.svg', svg);
    expect(pictureFault(at('open.svg')), svg).toBe('image-without-size');
  }
  write('sized.svg', '<svg viewBox="0 0 6 4"/>');
  expect(pictureFault(at('sized.svg'))).toBeUndefined();
  write('text.png', 'No picture.');
  expect(pictureFault(at('text.png'))).toBe('image-unreadable');
});
