import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';
import { maxPicture } from '#shared/limits.ts';

const signature = '\x89PNG\r\n\x1a\n';
/** Everything else is metadata, or an animation. */
const keptChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT']);
/** Each type of colour has so many numbers a pixel, and each number so many bits. */
const colours: Record<number, { channels: number; depths: number[] }> = {
  0: { channels: 1, depths: [1, 2, 4, 8, 16] },
  2: { channels: 3, depths: [8, 16] },
  3: { channels: 1, depths: [1, 2, 4, 8] },
  4: { channels: 2, depths: [8, 16] },
  6: { channels: 4, depths: [8, 16] },
};
/** Each pass of an interlaced picture (Adam7): its first column and row, and its steps. */
const passes = ['0088', '4088', '0448', '2044', '0224', '1022', '0112'];
const headerLength = 13;

export async function readPng(content: Buffer) {
  if (content.toString('latin1', 0, 8) !== signature) return undefined;
  const kept = [content.subarray(0, 8)];
  const pixels: Buffer[] = [];
  let header: Buffer | undefined;
  let hasPalette = false;
  for (let at = 8; ; ) {
    const end = at + 12 + content.readUInt32BE(at);
    const type = content.toString('latin1', at + 4, at + 8);
    if (end > content.length || (type === 'IHDR') !== (at === 8)) return undefined;
    const data = content.subarray(at + 8, end - 4);
    if (keptChunks.has(type)) {
      if (crc32(content.subarray(at + 4, end - 4)) !== content.readUInt32BE(end - 4)) return undefined;
      kept.push(content.subarray(at, end));
    }
    if (type === 'IHDR') header = data;
    if (type === 'PLTE') hasPalette = true;
    if (type === 'IDAT') pixels.push(data);
    if (type === 'IEND') break;
    at = end;
  }
  const size = header && sizeIn(header, hasPalette);
  if (!size) return undefined;
  const isAllowed = Math.min(size.width, size.height) > 0 && Math.max(size.width, size.height) <= maxPicture.side;
  if (isAllowed && !(await hasLength(pixels, size.bytes))) return undefined;
  return { ending: 'png' as const, width: size.width, height: size.height, content: Buffer.concat(kept) };
}

function sizeIn(header: Buffer, hasPalette: boolean) {
  if (header.length !== headerLength) return undefined;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, type, compression, filter, interlace] = header.subarray(8) as Iterable<number> as number[];
  const colour = colours[type!];
  if (!colour?.depths.includes(depth!) || compression !== 0 || filter !== 0 || interlace! > 1) return undefined;
  if (type === 3 && !hasPalette) return undefined;
  const bits = colour.channels * depth!;
  const bytes = (columns: number, rows: number) => (columns > 0 ? rows * (1 + Math.ceil((columns * bits) / 8)) : 0);
  if (interlace === 0) return { width, height, bytes: bytes(width, height) };
  const lengths = passes.map((pass) => {
    const [x, y, across, down] = [...pass].map(Number) as [number, number, number, number];
    return bytes(Math.ceil((width - x) / across), Math.max(0, Math.ceil((height - y) / down)));
  });
  return { width, height, bytes: lengths.reduce((sum, length) => sum + length, 0) };
}

/** A stream, because the pixels of 2 MB may fill the memory. */
async function hasLength(compressed: Buffer[], length: number): Promise<boolean> {
  let found = 0;
  try {
    for await (const piece of new Blob(compressed).stream().pipeThrough(new DecompressionStream('deflate'))) {
      found += piece.length;
      if (found > length) return false;
    }
  } catch {
    return false;
  }
  return found === length;
}
