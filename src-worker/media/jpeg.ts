import { Buffer } from 'node:buffer';

const start = 0xd8;
const end = 0xd9;
const scan = 0xda;
const app0 = 0xe0;
const exif = 0xe1;
const comment = 0xfe;

const quantization = 0xdb;
/** Frames of any coding; `c4`, `c8` and `cc` are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Baseline, extended, progressive: browsers show no others, such as lossless ones. */
const shownFrames = [0xc0, 0xc1, 0xc2];
/** A frame has 8 bits a sample and one, three or four colours; then come three bytes for each. */
const isShown = (marker: number, frame: Buffer) =>
  shownFrames.includes(marker) &&
  frame.readUInt8(4) === 8 &&
  [1, 3, 4].includes(frame.readUInt8(9)) &&
  frame.length === 10 + 3 * frame.readUInt8(9);
/** Pixels a side of the largest unit, which takes a bit at least. */
const largestUnit = 32;

/** Decoders need three of the segments for applications: the JFIF header, the colour profile and Adobe's colour transform. */
function isMetadata(marker: number, segment: Buffer): boolean {
  if (marker < app0) return false;
  return marker === comment || !['JFIF\0', 'ICC_P', 'Adobe'].includes(segment.toString('latin1', 4, 9));
}

export function readJpeg(content: Buffer) {
  if (content.readUInt16BE(0) !== 0xff00 + start) return undefined;
  const kept: Buffer[] = [];
  let size: { width: number; height: number } | undefined;
  let orientation = 1;
  let hasQuantization = false;
  let scanned = 0;
  for (let at = 2; ; ) {
    if (content.readUInt8(at) !== 0xff) return undefined;
    const marker = content.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === end) break;
    const length = content.readUInt16BE(at + 2);
    const next = at + 2 + length;
    if (length < 2 || next > content.length) return undefined;
    const segment = content.subarray(at, next);
    if (isFrame(marker)) {
      if (size || !isShown(marker, segment)) return undefined;
      size = { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
    }
    if (marker === quantization) hasQuantization = true;
    if (marker === exif) orientation = orientationIn(segment) ?? orientation;
    if (!isMetadata(marker, segment)) kept.push(segment);
    at = next;
    if (marker === scan) {
      at = endOfScan(content, next);
      kept.push(content.subarray(next, at));
      scanned += at - next;
    }
  }
  if (!size || !hasQuantization) return undefined;
  if (scanned * 8 < Math.ceil(size.width / largestUnit) * Math.ceil(size.height / largestUnit)) return undefined;
  const parts = [Buffer.from([0xff, start]), ...orientationSegment(orientation), ...kept, Buffer.from([0xff, end])];
  const isTurned = orientation >= 5;
  return {
    ending: 'jpg' as const,
    width: isTurned ? size.height : size.width,
    height: isTurned ? size.width : size.height,
    content: Buffer.concat(parts),
  };
}

/** Within a scan, `ff` is followed by 0 or by the number of a restart. */
function endOfScan(content: Buffer, from: number): number {
  for (let at = content.indexOf(0xff, from); at >= 0; at = content.indexOf(0xff, at + 1)) {
    const next = content.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new RangeError('The scan has no end');
}

const tiff = 10;
const orientationTag = 0x0112;

/** Photos of phones lie on their side without it. */
function orientationIn(segment: Buffer): number | undefined {
  if (segment.toString('latin1', 4, 10) !== 'Exif\0\0') return undefined;
  const isLittle = segment.toString('latin1', tiff, tiff + 2) === 'II';
  const short = (at: number) => (isLittle ? segment.readUInt16LE(at) : segment.readUInt16BE(at));
  const directory = tiff + (isLittle ? segment.readUInt32LE(tiff + 4) : segment.readUInt32BE(tiff + 4));
  for (let entry = 0; entry < short(directory); entry++) {
    const at = directory + 2 + entry * 12;
    const value = short(at + 8);
    if (short(at) === orientationTag) return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

function orientationSegment(orientation: number): Buffer[] {
  if (orientation === 1) return [];
  const directory = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const header = [...Buffer.from('Exif\0\0MM'), 0, 42, 0, 0, 0, 8];
  return [Buffer.from([0xff, exif, 0, 2 + header.length + directory.length, ...header, ...directory])];
}
