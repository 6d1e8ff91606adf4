import { Buffer } from 'node:buffer';
import { inflateRawSync } from 'node:zlib';

const signature = { entry: 0x02014b50, file: 0x04034b50, end: 0x06054b50 };
const length = { entry: 46, file: 30, end: 22 };
const longestComment = 65_535;
const maxEntries = 5_000;
const maxUnpacked = 200 * 1024 * 1024;
const encrypted = 1;
const methods = { stored: 0, deflated: 8 };

export interface ZipEntry {
  name: string;
  method: number;
  packed: Buffer;
}

/** Undefined for an archive that is encrypted, has data around it, or whose directory contradicts its files. */
export function zipDirectory(content: Buffer): ZipEntry[] | undefined {
  const end = endRecord(content);
  if (end === -1 || end + length.end > content.length || content.readUInt32LE(0) !== signature.file) return undefined;
  const count = content.readUInt16LE(end + 10);
  const start = content.readUInt32LE(end + 16);
  const disks = content.readUInt32LE(end + 4);
  const isWhole =
    disks === 0 &&
    content.readUInt16LE(end + 8) === count &&
    start + content.readUInt32LE(end + 12) === end &&
    end + length.end + content.readUInt16LE(end + 20) === content.length;
  if (!isWhole || count > maxEntries) return undefined;
  const entries: ZipEntry[] = [];
  let unpacked = 0;
  let at = start;
  while (at < end) {
    const entry = entryAt(content, at, start);
    if (!entry) return undefined;
    entries.push(entry);
    unpacked += entry.unpacked;
    at = entry.next;
  }
  return at === end && entries.length === count && unpacked <= maxUnpacked ? entries : undefined;
}

export function endRecord(content: Buffer): number {
  const end = Buffer.from('PK\x05\x06', 'latin1');
  const at = content.lastIndexOf(end);
  return at < content.length - length.end - longestComment ? -1 : at;
}

function entryAt(content: Buffer, at: number, start: number) {
  if (at + length.entry > content.length || content.readUInt32LE(at) !== signature.entry) return undefined;
  const nameEnd = at + length.entry + content.readUInt16LE(at + 28);
  const next = nameEnd + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  const file = content.readUInt32LE(at + 42);
  const size = content.readUInt32LE(at + 20);
  const fileEnd = file + length.file + size;
  if (next > content.length || fileEnd > start || content.readUInt32LE(file) !== signature.file) return undefined;
  if (content.readUInt16LE(at + 8) & encrypted) return undefined;
  const dataStart = file + length.file + content.readUInt16LE(file + 26) + content.readUInt16LE(file + 28);
  if (dataStart + size > start) return undefined;
  return {
    name: content.toString('utf8', at + length.entry, nameEnd),
    method: content.readUInt16LE(at + 10),
    packed: content.subarray(dataStart, dataStart + size),
    unpacked: content.readUInt32LE(at + 24),
    next,
  };
}

export function unpack({ method, packed }: ZipEntry, maxBytes: number): Buffer | undefined {
  if (method === methods.stored) return packed.length <= maxBytes ? packed : undefined;
  if (method !== methods.deflated) return undefined;
  try {
    return inflateRawSync(packed, { maxOutputLength: maxBytes });
  } catch {
    return undefined;
  }
}
