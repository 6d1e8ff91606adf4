import { maxPicture } from '#shared/limits.ts';

/** Pixels. The first is enough for a page on a sharp screen; the others are for pictures that would be too large. */
const sides = [1600, 1130, 800, 560];
/** WhatsApp shows no picture of a link above 300 kB. */
const preferredBytes = 300_000;

/**
 * A photo upright and smaller, as programs show it that know neither WebP nor the turn in a photo's metadata: JPEG, or PNG
 * where it is smaller or has transparent places. What the browser cannot read is left to the server's sentence.
 */
export async function drawPicture(file: File): Promise<Blob> {
  const bitmap = await readPicture(file).catch(() => undefined);
  if (!bitmap) return file;
  const isPhoto = file.type === 'image/jpeg';
  let picture: Blob = file;
  for (const side of sides) {
    picture = await encode(draw(bitmap, side), isPhoto);
    if (picture.size <= maxPicture.bytes) break;
  }
  bitmap.close();
  return picture;
}

function draw(bitmap: ImageBitmap, side: number): OffscreenCanvas {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

async function encode(canvas: OffscreenCanvas, isPhoto: boolean): Promise<Blob> {
  const png = isPhoto ? undefined : await canvas.convertToBlob({ type: 'image/png' });
  if (png && (png.size <= preferredBytes || hasTransparency(canvas))) return png;
  const jpegOf = (quality: number) => canvas.convertToBlob({ type: 'image/jpeg', quality });
  const jpeg = await jpegOf(0.85);
  return jpeg.size <= preferredBytes ? jpeg : jpegOf(0.6);
}

async function readPicture(file: File): Promise<ImageBitmap> {
  return createImageBitmap(file);
}

function hasTransparency(canvas: OffscreenCanvas): boolean {
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha]! < 255) return true;
  return false;
}
