import { Buffer } from 'node:buffer';
import { expect, it } from 'vitest';
import { endRecord, zipDirectory } from '#worker/submissions/files/zip-directory.ts';
import { zip } from '../../support/cv-files.ts';

const end = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
const entryOf = (archive: Buffer) => archive.indexOf(Buffer.from('PK\x01\x02', 'latin1'));

it.each([
  [65_535, 0],
  [65_536, -1],
])('finds the end of an archive before %i bytes: at %i', (bytes, at) => {
  expect(endRecord(Buffer.concat([end, Buffer.alloc(bytes)]))).toBe(at);
});

it.each([
  [5_000, true],
  [5_001, false],
])('reads the directory of an archive with 5,000 files at most: %i', (count, isRead) => {
  expect(zipDirectory(zip(Array(count).fill('a'))) !== undefined).toBe(isRead);
});

it.each([
  [200 * 1024 * 1024, true],
  [200 * 1024 * 1024 + 1, false],
])('reads an archive of 200 MiB unpacked at most: %i', (unpacked, isRead) => {
  const archive = zip(['a']);
  archive.writeUInt32LE(unpacked, entryOf(archive) + 24);
  expect(zipDirectory(archive) !== undefined).toBe(isRead);
});

it.each([
  ['a size behind its data', 0b1000, true],
  ['a name in UTF-8', 0x0800, true],
  ['an encryption', 0b0001, false],
])('reads a file with %s only if it is not encrypted', (_, flags, isRead) => {
  const archive = zip(['a']);
  archive.writeUInt16LE(flags, entryOf(archive) + 8);
  expect(zipDirectory(archive) !== undefined).toBe(isRead);
});
