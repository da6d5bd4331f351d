import { expect, it } from 'vitest';
import sharp from 'sharp';
import { photo } from '../../test/sites/constructs';
import { temporaryFolder } from '../../test/temporary-folder';
import { damagedPictures, isPicture } from './images';

const { at, write } = temporaryFolder('qsc-pictures-');

it('a picture that was saved in part is damaged, though its size can be read', async () => {
  const jpeg = await sharp(photo).jpeg().toBuffer();
  const whole = { 'a.png': photo, 'a.jpg': jpeg, 'a.svg': Buffer.from('<svg/>') };
  for (const [name, bytes] of Object.entries(whole)) {
    write(name, bytes);
    if (name !== 'a.svg') write(`half-${name}`, bytes.subarray(0, bytes.length / 2));
  }
  const names = [...Object.keys(whole), 'half-a.png', 'half-a.jpg'];
  expect(isPicture(at('half-a.png'))).toBe(true);
  const damaged = await damagedPictures(names.map(at));
  expect([...damaged]).toEqual([at('half-a.png'), at('half-a.jpg')]);
});
