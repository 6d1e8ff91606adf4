import { createReadStream, createWriteStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FolderKey } from './keys.ts';
import { type Lines, linesIn } from './lines.ts';

export type Folder = ReturnType<typeof folderOf>;

/** The files of a backup. With a key, each is encrypted before it reaches the disk, and its name ends with `.age`. */
export function folderOf(path: string, key?: FolderKey) {
  const nameOf = (name: string) => (key ? `${name}.age` : name);
  const file = (name: string) => join(path, nameOf(name));
  const unreadable = (name: string, cause: unknown) => new Error(`${nameOf(name)} is damaged.`, { cause });
  return {
    nameOf,
    file,
    has: (name: string) => existsSync(file(name)),
    async write(name: string, content: Uint8Array): Promise<void> {
      writeFileSync(file(name), key ? await key.encrypter.encrypt(content) : content, { mode: 0o600 });
    },
    async writeLines(name: string, lines: Lines): Promise<void> {
      const plain = Readable.from(bytesOf(lines));
      const content = key ? Readable.fromWeb((await key.encrypter.encrypt(webStream(plain))) as never) : plain;
      await pipeline(content, createWriteStream(file(name), { mode: 0o600 }));
    },
    async read(name: string): Promise<Uint8Array> {
      const content = readFileSync(file(name));
      if (!key) return content;
      return key.decrypter.decrypt(content).catch((cause) => Promise.reject(unreadable(name, cause)));
    },
    async *lines(name: string): AsyncGenerator<string, undefined> {
      const stored = createReadStream(file(name));
      try {
        yield* linesIn(key ? await key.decrypter.decrypt(webStream(stored)) : stored);
      } catch (cause) {
        throw unreadable(name, cause);
      } finally {
        stored.destroy();
      }
    },
  };
}

/** Node and the library name the same class by two types. */
function webStream(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
}

async function* bytesOf(lines: Lines): AsyncGenerator<Uint8Array> {
  for await (const line of lines) yield Buffer.from(`${line}\n`);
}
