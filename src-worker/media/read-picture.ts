import { Buffer } from 'node:buffer';
import { readJpeg } from './jpeg.ts';
import { readPng } from './png.ts';

export interface Picture {
  ending: 'png' | 'jpg' | 'webp';
  width: number;
  height: number;
  /** The picture loses its metadata, such as the place where a photo was taken, and anything after its end. */
  content: Buffer;
}

/** Undefined unless the content is a whole PNG, JPEG or still WebP that browsers show. No pixel is drawn. */
export async function readPicture(content: Buffer): Promise<Picture | undefined> {
  try {
    return (await readPng(content)) ?? readWebp(content) ?? readJpeg(content);
  } catch (error) {
    // A length points outside of the file.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const webpChunks = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP']);
/** The flags of VP8X for EXIF and XMP. */
const metadataFlags = 0b1100;

function readWebp(content: Buffer): Picture | undefined {
  if (textAt(content, 0, 4) !== 'RIFF' || textAt(content, 8, 4) !== 'WEBP') return undefined;
  const length = content.readUInt32LE(4) + 8;
  if (length > content.length) return undefined;
  const kept: Buffer[] = [];
  let canvas: Size | undefined;
  let frame: Size | undefined;
  for (let at = 12; at < length; ) {
    const type = textAt(content, at, 4);
    const size = content.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (end > length) return undefined;
    const chunk = Buffer.from(content.subarray(at, end));
    if (type === 'VP8X') {
      chunk[8] = chunk.readUInt8(8) & ~metadataFlags;
      canvas = { width: chunk.readUIntLE(12, 3) + 1, height: chunk.readUIntLE(15, 3) + 1 };
    }
    if (type === 'ANMF' || (frame && type.startsWith('VP8'))) return undefined;
    frame ??= frameSize(type, chunk);
    if (webpChunks.has(type)) kept.push(chunk);
    at = end;
  }
  if (!frame || (canvas && (canvas.width !== frame.width || canvas.height !== frame.height))) return undefined;
  const body = Buffer.concat([Buffer.from('WEBP'), ...kept]);
  const head = Buffer.from('RIFF\0\0\0\0');
  head.writeUInt32LE(body.length, 4);
  return { ending: 'webp', ...frame, content: Buffer.concat([head, body]) };
}

interface Size {
  width: number;
  height: number;
}

function frameSize(type: string, chunk: Buffer): Size | undefined {
  if (type === 'VP8 ' && chunk.readUIntBE(11, 3) === 0x9d012a) {
    const firstPartition = chunk.readUIntLE(8, 3) >>> 5;
    if (firstPartition === 0 || firstPartition + 18 > chunk.length) return undefined;
    return { width: chunk.readUInt16LE(14) & 0x3fff, height: chunk.readUInt16LE(16) & 0x3fff };
  }
  if (type === 'VP8L' && chunk.readUInt8(8) === 0x2f) {
    const bits = chunk.readUInt32LE(9);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return undefined;
}

function textAt(content: Buffer, at: number, length: number): string {
  return content.toString('latin1', at, at + length);
}
