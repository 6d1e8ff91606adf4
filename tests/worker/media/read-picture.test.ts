import { Buffer } from 'node:buffer';
import { expect, it } from 'vitest';
import { readPicture } from '#worker/media/read-picture.ts';
import { pictures, withBytes } from '../support/pictures.ts';

const { png, webp, jpg } = pictures;

it.each([
  ['png', png, 12, 8],
  ['webp', webp, 12, 8],
  // As it is shown, not as it is stored.
  ['jpg', jpg, 8, 12],
] as const)('takes the metadata out of a %s and keeps its pixels', (ending, picture, width, height) => {
  expect(picture.includes('SECRET-PLACE')).toBe(true);
  const read = readPicture(picture)!;
  expect(read).toMatchObject({ ending, width, height });
  expect(read.content.includes('SECRET-PLACE')).toBe(false);
  expect(readPicture(read.content)).toEqual(read);
  const pixels = { png: 'IDAT', webp: 'VP8 ', jpg: '\xff\xda' }[ending];
  const scan = picture.subarray(picture.indexOf(pixels, 0, 'latin1')).subarray(0, 30);
  expect(read.content.includes(scan)).toBe(true);
});

it.each(Object.entries(pictures))('drops what follows the end of a %s', (_, picture) => {
  const appended = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]);
  expect(readPicture(appended)).toEqual(readPicture(picture));
});

it.each(Object.entries(pictures))('refuses every beginning of a %s', (_, picture) => {
  const lengths = Array.from({ length: picture.length }, (_, length) => length);
  expect(lengths.filter((length) => readPicture(picture.subarray(0, length)))).toEqual([]);
});

it('keeps the orientation of a photo', () => {
  const upright = readPicture(withBytes(jpg, jpg.indexOf('1201030001000000', 0, 'hex') + 8, 1))!;
  expect(upright).toMatchObject({ width: 12, height: 8 });
  expect(upright.content.includes('Exif')).toBe(false);
  expect(readPicture(jpg)!.content.includes('Exif')).toBe(true);
});

it.each([
  ['without pixels', Buffer.concat([png.subarray(0, 33), Buffer.from('0000000049454e44ae426082', 'hex')])],
  ['whose frame is larger than its canvas', withBytes(webp, 24, 5)],
  ['that moves', withBytes(webp, webp.indexOf('EXIF'), ...Buffer.from('ANMF'))],
  ['with two frames', Buffer.concat([jpg.subarray(0, -2), jpg.subarray(jpg.indexOf('ffc0', 0, 'hex'))])],
])('refuses a picture %s', (_, content) => {
  expect(readPicture(content)).toBeUndefined();
});
