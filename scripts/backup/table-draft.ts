import { once } from 'node:events';
import { createWriteStream, rmSync, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { lineSum, linesOf } from './lines.ts';
import { tableFile } from './manifest.ts';
import { type Key, type PageLimits, readPages } from './rows.ts';
import type { Database } from './site.ts';
import type { Table } from './tables.ts';

interface Draft {
  table: Table;
  file: string;
  target: string;
  keys: string[];
}

export async function draftOf(DB: Database, table: Table, folder: string, limits: PageLimits): Promise<Draft> {
  const target = tableFile(folder, table.name);
  const draft: Draft = { table, target, file: `${target}.draft`, keys: [] };
  const output = new LineFile(draft.file);
  for await (const { keys, lines } of readPages(DB, table, limits)) {
    for (const key of keys) draft.keys.push(JSON.stringify(key));
    for (const line of lines) await output.write(line);
  }
  await output.end();
  return draft;
}

export async function finishDraft(DB: Database, draft: Draft, present: Key[], limits: PageLimits) {
  const drafted = new Set(draft.keys);
  const added = new Map<string, string>();
  const missing = present.filter((key) => !drafted.has(JSON.stringify(key)));
  for await (const { keys, lines } of readPages(DB, draft.table, limits, missing)) {
    for (const [index, key] of keys.entries()) added.set(JSON.stringify(key), lines[index]!);
  }
  const output = new LineFile(draft.target);
  const sum = lineSum();
  const old = draftedLines(draft);
  let next = await old.next();
  for (const key of present.map((key) => JSON.stringify(key))) {
    let line = added.get(key);
    if (drafted.has(key)) {
      while (!next.done && next.value.key !== key) next = await old.next();
      line = next.value?.line;
    }
    // A new row that is already gone has no line.
    if (line === undefined) continue;
    await output.write(line);
    sum.add(line);
  }
  await old.return(undefined);
  await output.end();
  rmSync(draft.file);
  return sum.result();
}

async function* draftedLines({ file, keys }: Draft): AsyncGenerator<{ key: string; line: string }, undefined> {
  let index = 0;
  for await (const line of linesOf(file)) yield { key: keys[index++]!, line };
}

class LineFile {
  #stream: WriteStream;
  constructor(file: string) {
    this.#stream = createWriteStream(file, { mode: 0o600 });
  }
  async write(line: string) {
    if (!this.#stream.write(`${line}\n`)) await once(this.#stream, 'drain');
  }
  async end() {
    this.#stream.end();
    await finished(this.#stream);
  }
}
