import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readPicture } from '#worker/media/read-picture.ts';
import { pictures, pngOf, withBytes } from '../support/pictures.ts';

const { png, webp, jpg } = pictures;

const startOfScan = jpg.indexOf('ffda', 0, 'hex');
const endOfTables = startOfScan + 2 + jpg.readUInt16BE(startOfScan + 2);

it.each([
  [12, 8, 0, 104],
  // The seven passes of 5 by 5 pixels: 1, 1, 1, 3, 3, 6 and 2 rows and their pixels.
  [5, 5, 1, 36],
  [1, 1, 1, 2],
])('takes a picture of %i by %i pixels (interlaced: %i) with %i bytes', async (width, height, interlace, bytes) => {
  const taken = await readPicture(pngOf(width, height, deflateSync(Buffer.alloc(bytes)), 0, interlace));
  expect(taken).toMatchObject({ ending: 'png', width, height });
});

it.each([
  ['png', png, 12, 8],
  ['webp', webp, 12, 8],
  // Width and height as shown, not as stored.
  ['jpg', jpg, 8, 12],
] as const)('takes the metadata out of a %s and keeps its pixels', async (ending, picture, width, height) => {
  expect(picture.includes('SECRET-PLACE')).toBe(true);
  const read = (await readPicture(picture))!;
  expect(read).toMatchObject({ ending, width, height });
  expect(read.content.includes('SECRET-PLACE')).toBe(false);
  expect(await readPicture(read.content)).toEqual(read);
  const pixels = { png: 'IDAT', webp: 'VP8 ', jpg: '\xff\xda' }[ending];
  const scan = picture.subarray(picture.indexOf(pixels, 0, 'latin1')).subarray(0, 30);
  expect(read.content.includes(scan)).toBe(true);
});

it.each(Object.entries(pictures))('drops what follows the end of a %s', async (_, picture) => {
  const appended = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]);
  expect(await readPicture(appended)).toEqual(await readPicture(picture));
});

it.each(Object.entries(pictures))('refuses every beginning of a %s', async (_, picture) => {
  for (let length = 0; length < picture.length; length++) {
    expect(await readPicture(picture.subarray(0, length)), `${length} bytes`).toBeUndefined();
  }
});

it('keeps the orientation of a photo', async () => {
  const upright = (await readPicture(withBytes(jpg, jpg.indexOf('1201030001000000', 0, 'hex') + 8, 1)))!;
  expect(upright).toMatchObject({ width: 12, height: 8 });
  expect(upright.content.includes('Exif')).toBe(false);
  expect((await readPicture(jpg))!.content.includes('Exif')).toBe(true);
});

it.each([
  ['without pixels', Buffer.concat([png.subarray(0, 33), Buffer.from('0000000049454e44ae426082', 'hex')])],
  ['whose frame is larger than its canvas', withBytes(webp, 24, 5)],
  ['that moves', withBytes(webp, webp.indexOf('EXIF'), ...Buffer.from('ANMF'))],
  ['with two frames', Buffer.concat([jpg.subarray(0, -2), jpg.subarray(jpg.indexOf('ffc0', 0, 'hex'))])],
  ['that is lossless JPEG', withBytes(jpg, jpg.indexOf('ffc0', 0, 'hex') + 1, 0xc3)],
  ['with 12 bits a sample', withBytes(jpg, jpg.indexOf('ffc0', 0, 'hex') + 4, 12)],
  ['of 34 bytes', Buffer.from('ffd8ffc0000b080001000101011100ffda0008010100003f00ff00ffd9', 'hex')],
  ['with an empty scan', Buffer.concat([jpg.subarray(0, endOfTables), Buffer.from('ffd9', 'hex')])],
  ['with a wrong sum', withBytes(png, png.indexOf('IDAT') + 5, 0xff)],
  ['whose pixels are empty', pngOf(12, 8, Buffer.alloc(0))],
  ['whose pixels are too few', pngOf(12, 8, deflateSync(Buffer.alloc(8 * 13 - 1)))],
  ['whose pixels are too many', pngOf(12, 8, deflateSync(Buffer.alloc(8 * 13 + 1)))],
  ['whose pixels are not compressed', pngOf(12, 8, Buffer.alloc(8 * 13))],
  ['with a second header', Buffer.concat([png.subarray(0, 33), png.subarray(8, 33), png.subarray(33)])],
  ['without the colors it names', pngOf(12, 8, deflateSync(Buffer.alloc(8 * 13)), 3)],
])('refuses a picture %s', async (_, content) => {
  expect(await readPicture(content)).toBeUndefined();
});

it('refuses a JPEG whose scan is too small for its pixels', async () => {
  const frame = jpg.indexOf('ffc0', 0, 'hex');
  // Each bit of the scan may stand for 32 by 32 pixels.
  const bits = 8 * (jpg.length - 2 - endOfTables);
  const size = (height: number, width: number) => [0, height, width >> 8, width & 255];
  for (const [height, width] of [
    [32, 32 * bits],
    [8, 12],
  ] as const) {
    expect(await readPicture(withBytes(jpg, frame + 5, ...size(height, width)))).toBeDefined();
  }
  expect(await readPicture(withBytes(jpg, frame + 5, ...size(32, 32 * bits + 1)))).toBeUndefined();
});

it('clears the flags of Exif and XMP in a WebP, and no other', async () => {
  const flags = webp.indexOf('VP8X') + 8;
  const read = await readPicture(withBytes(webp, flags, 0b11_1100));
  expect(read?.content[flags]).toBe(0b11_0000);
});

it('drops all that programs add to a JPEG, but not what decoders need', async () => {
  const added = (marker: number, text: string) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text, 'latin1')]);
  const kept = [added(0xe0, 'JFIF\0'), added(0xe2, 'ICC_PROFILE'), added(0xee, 'Adobe')];
  const dropped = [added(0xe0, 'SECRET-0'), added(0xef, 'SECRET-F'), added(0xfe, 'Adobe SECRET-COMMENT')];
  const read = await readPicture(Buffer.concat([jpg.subarray(0, 2), ...dropped, ...kept, jpg.subarray(2)]));
  expect(read?.content.includes(Buffer.concat(kept))).toBe(true);
  expect(read?.content.includes('SECRET')).toBe(false);
});
