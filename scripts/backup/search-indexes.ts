import { measurePage, pageLimits } from './rows.ts';
import type { Database } from './site.ts';
import { identifier, type Table } from './tables.ts';
import type { Trigger } from './unfinished.ts';

interface Rule {
  table: string;
  columns: string;
  values: string;
  when: string;
}

export async function rebuildSearchIndexes(DB: Database, tables: Table[], triggers: Trigger[]): Promise<void> {
  const sql = `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'virtual'`;
  for (const { name } of (await DB.prepare(sql).all<{ name: string }>()).results) {
    const rules = triggers.flatMap((trigger) => ruleOf(trigger, name) ?? []);
    if (rules.length === 0) throw new Error(`No trigger after an insert fills the search table ${name}.`);
    await DB.prepare(`INSERT INTO ${name} (${name}) VALUES ('delete-all')`).run();
    for (const rule of rules) await fill(DB, name, rule, tables.find((table) => table.name === rule.table)!);
  }
}

async function fill(DB: Database, index: string, { columns, values, when }: Rule, table: Table) {
  for (let after = 0, isLast = false; !isLast; ) {
    const page = await measurePage(DB, table, pageLimits, [after]);
    if (page.last) {
      const upTo = Number(page.last[0]);
      // The rules name the row NEW, as in the trigger.
      await DB.prepare(`INSERT INTO ${index} (${columns}) SELECT ${values} FROM ${identifier(table.name)} AS NEW
        WHERE NEW.rowid > ?1 AND NEW.rowid <= ?2 AND (${when})`)
        .bind(after, upTo)
        .run();
      after = upTo;
    }
    isLast = page.isLast;
  }
}

export function ruleOf({ table, sql }: Trigger, index: string): Rule | undefined {
  const head = /\bAFTER\s+INSERT\s+ON\s+\S+\s+(?:FOR\s+EACH\s+ROW\s+)?(?:WHEN\s([\s\S]*?)\s)?BEGIN\b/i.exec(sql);
  const insert = new RegExp(`\\bINSERT\\s+INTO\\s+["\`]?${index}["\`]?\\s*\\(([^)]*)\\)\\s*VALUES\\s*\\(`, 'i').exec(
    sql,
  );
  if (!head || !insert) return undefined;
  const start = insert.index + insert[0].length;
  return {
    table,
    columns: insert[1]!,
    values: sql.slice(start, closingParenthesis(sql, start)),
    when: head[1] ?? 'true',
  };
}

function closingParenthesis(sql: string, start: number): number {
  let depth = 1;
  let isText = false;
  for (let at = start; at < sql.length; at += 1) {
    if (sql[at] === "'") isText = !isText;
    else if (isText) continue;
    else if (sql[at] === '(') depth += 1;
    else if (sql[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('A trigger has a parenthesis that is not closed.');
}
