import { expect, it } from 'vitest';
import { rasterize, shareImage } from '../../../scripts/build/share-image.ts';

function sizeOf(png: Uint8Array): [width: number, height: number] {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
}

it('draws a share image of 1200 × 630 pixels for each language', async () => {
  const english = await shareImage('About us', 'An AI company in Dubai.', 'en');
  const arabic = await shareImage('من نحن', 'شركة ذكاء اصطناعي في دبي.', 'ar');
  expect(sizeOf(english)).toEqual([1200, 630]);
  expect(sizeOf(arabic)).toEqual([1200, 630]);
});

it('draws the same text differently in each language', async () => {
  const images = await Promise.all([shareImage('MarketEye', 'AI', 'en'), shareImage('MarketEye', 'AI', 'ar')]);
  expect(Buffer.compare(...(images as [Uint8Array, Uint8Array]))).not.toBe(0);
});

it('draws an icon in the requested size', async () => {
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="9"/></svg>';
  expect(sizeOf(await rasterize(icon, 180))).toEqual([180, 180]);
});
