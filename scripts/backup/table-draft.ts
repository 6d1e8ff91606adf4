import { rmSync } from 'node:fs';
import type { Folder } from './folder.ts';
import { lineSum } from './lines.ts';
import { tableFile } from './manifest.ts';
import { type Key, type PageLimits, readPages } from './rows.ts';
import type { Database } from './site.ts';
import type { Table } from './tables.ts';

interface Draft {
  table: Table;
  folder: Folder;
  file: string;
  keys: string[];
}

export async function draftOf(DB: Database, table: Table, folder: Folder, limits: PageLimits): Promise<Draft> {
  const draft: Draft = { table, folder, file: `${tableFile(table.name)}.draft`, keys: [] };
  const lines = async function* () {
    for await (const page of readPages(DB, table, limits)) {
      for (const key of page.keys) draft.keys.push(JSON.stringify(key));
      yield* page.lines;
    }
  };
  await folder.writeLines(draft.file, lines());
  return draft;
}

export async function finishDraft(DB: Database, draft: Draft, present: Key[], limits: PageLimits) {
  const drafted = new Set(draft.keys);
  const added = new Map<string, string>();
  const missing = present.filter((key) => !drafted.has(JSON.stringify(key)));
  for await (const { keys, lines } of readPages(DB, draft.table, limits, missing)) {
    for (const [index, key] of keys.entries()) added.set(JSON.stringify(key), lines[index]!);
  }
  const sum = lineSum();
  const lines = async function* () {
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
      sum.add(line);
      yield line;
    }
    await old.return(undefined);
  };
  await draft.folder.writeLines(tableFile(draft.table.name), lines());
  rmSync(draft.folder.file(draft.file));
  return sum.result();
}

async function* draftedLines({ folder, file, keys }: Draft): AsyncGenerator<{ key: string; line: string }, undefined> {
  let index = 0;
  for await (const line of folder.lines(file)) yield { key: keys[index++]!, line };
}
