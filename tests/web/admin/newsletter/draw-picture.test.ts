import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { drawPicture } from '#web/admin/newsletter/draw-picture.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that reads each file as a picture of this size, and writes so many bytes of a type. */
function browser(bitmap: { width: number; height: number }, bytes: Record<string, number>, alpha = 255) {
  const drawn: { width: number; height: number }[] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ ...bitmap, close() {} }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      constructor(width: number, height: number) {
        drawn.push({ width, height });
      }
      getContext() {
        return { drawImage() {}, getImageData: () => ({ data: new Uint8ClampedArray([0, 0, 0, alpha]) }) };
      }
      async convertToBlob({ type, quality = 1 }: { type: string; quality?: number }) {
        return new Blob([new Uint8Array(Math.round(bytes[type]! * quality))], { type });
      }
    },
  );
  return drawn;
}

const fileOf = (type: string) => new File(['x'], 'picture', { type });

test('every picture is at most 1,600 pixels a side, in its proportions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 1, max: 9000 }), async (width, height) => {
      const drawn = browser({ width, height }, { 'image/jpeg': 100_000 });
      await drawPicture(fileOf('image/jpeg'));
      const [size] = drawn;
      expect(Math.max(size!.width, size!.height)).toBe(Math.min(1600, Math.max(width, height)));
      const scale = Math.min(1, 1600 / Math.max(width, height));
      for (const [drawnSide, side] of [
        [size!.width, width],
        [size!.height, height],
      ] as const)
        expect(Math.abs(drawnSide - Math.max(1, side * scale))).toBeLessThanOrEqual(0.5);
    }),
    { numRuns: 100 },
  );
});

test.each([
  ['image/jpeg', 'opaque', 1_000_000, 400_000, 'image/jpeg'],
  ['image/webp', 'opaque', 1_000_000, 400_000, 'image/jpeg'],
  ['image/webp', 'opaque', 200_000, 100_000, 'image/png'],
  ['image/png', 'opaque', 1_000_000, 400_000, 'image/jpeg'],
  ['image/png', 'opaque', 300_000, 100_000, 'image/png'],
  ['image/png', 'opaque', 300_001, 100_000, 'image/jpeg'],
  ['image/png', 'transparent', 1_000_000, 400_000, 'image/png'],
])('%s, %s, with %i bytes as PNG and %i as JPEG becomes %s', async (type, look, png, jpeg, sent) => {
  browser({ width: 4032, height: 3024 }, { 'image/png': png, 'image/jpeg': jpeg }, look === 'opaque' ? 255 : 0);
  const picture = await drawPicture(fileOf(type));
  expect(picture.type).toBe(sent);
  if (sent === 'image/jpeg') expect(picture.size).toBeLessThanOrEqual(300_000);
});

test('a transparent picture above 2 MB is drawn smaller until the server takes it', async () => {
  const drawn = browser({ width: 4032, height: 3024 }, { 'image/png': 3_000_000 }, 0);
  let size = 0;
  const convert = OffscreenCanvas.prototype.convertToBlob;
  vi.spyOn(OffscreenCanvas.prototype, 'convertToBlob').mockImplementation(function (this: OffscreenCanvas, options) {
    size = drawn.at(-1)!.width * drawn.at(-1)!.height * 4;
    return convert.call(this, options).then(() => new Blob([new Uint8Array(size)], { type: 'image/png' }));
  });
  const picture = await drawPicture(fileOf('image/png'));
  expect(picture.type).toBe('image/png');
  expect(picture.size).toBeLessThanOrEqual(2 * 1024 * 1024);
  expect(drawn.map(({ width }) => width)).toEqual([1600, 1130, 800]);
});

test('what the browser cannot read is sent as it is', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('The source image could not be decoded.')));
  const file = fileOf('application/pdf');
  expect(await drawPicture(file)).toBe(file);
});
