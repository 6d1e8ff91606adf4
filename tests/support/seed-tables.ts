import type { openLocalDatabase } from '../../scripts/lib/local-database.ts';

type Database = Awaited<ReturnType<typeof openLocalDatabase>>['DB'];

/** Rows of each table. */
const rows = 5;

/** Values that a constraint or a trigger needs. All other columns get a text or a number by their type. */
const special: Record<string, (row: number) => string | number | null> = {
  'analytics_days.totals': () => '{}',
  'counters.counts': () => '{"a":1}',
  'bookings.starts_at': (row) => `2026-12-0${row + 1}T06:00:00.000Z`,
  'bookings.ends_at': (row) => `2026-12-0${row + 1}T07:00:00.000Z`,
  'chat_messages.is_bot': (row) => row % 2,
  'chat_messages.metadata': () => '{"confidence":0.9,"unanswered":true}',
  'form_submissions.form_type': (row) => ['demo', 'partnership', 'career', 'other'][row % 4]!,
  'form_submissions.status': (row) => ['pending', 'contacted', 'completed'][row % 3]!,
  'form_submissions.stage': (row) => (row % 4 === 2 ? 'new' : null),
  'form_submissions.hidden_as': (row) => (row === 4 ? 'spam' : null),
  'form_submissions.additional_data': () => '{"position":"AI Engineer"}',
  'form_submissions.search_text': (row) => (row === 0 ? null : `دبي wordnumber${row}`),
  'webhooks.events': () => '["submission.created"]',
  'newsletter_subscribers.status': (row) => ['active', 'unsubscribed'][row % 2]!,
};

/** Inserts rows into every table of the site, whose triggers fire, and returns the names of the tables. */
export async function seedTables(DB: Database): Promise<string[]> {
  const tables = (await tableNames(DB)).filter((name) => name !== 'sqlite_sequence');
  const infos = await DB.batch<Column>(tables.map((name) => DB.prepare(`PRAGMA table_xinfo("${name}")`)));
  const inserts = tables.flatMap((table, index) => {
    const columns = infos[index]!.results;
    // The database numbers its rows by itself.
    const isNumbered = columns.filter(({ pk }) => pk > 0).length === 1;
    const written = columns.filter(({ type, pk, hidden }) => hidden === 0 && !(pk && isNumbered && type === 'INTEGER'));
    const insert = DB.prepare(`INSERT OR IGNORE INTO "${table}" (${written.map(({ name }) => `"${name}"`).join(', ')})
      VALUES (${written.map(() => '?').join(', ')})`);
    return Array.from({ length: rows }, (_, row) =>
      insert.bind(...written.map((column) => valueFor(table, column, row))),
    );
  });
  await DB.batch(inserts);
  return tables;
}

interface Column {
  name: string;
  type: string;
  pk: number;
  hidden: number;
}

function valueFor(table: string, { name, type }: Column, row: number) {
  const own = special[`${table}.${name}`];
  if (own) return own(row);
  if (/INT|REAL|NUM/i.test(type)) return row + 1;
  if (/(^|_)(at|since|timestamp)$/.test(name)) return `2026-11-0${row + 1}T08:00:00.000Z`;
  if (/(^|_)day$/.test(name)) return `2026-11-0${row + 1}`;
  return `${table}.${name} ${row} "quoted" 'twice' \\ \u2028\n\u0000 عربي 🌙`;
}

/** Names of the tables with rows of the site, from the database itself. */
export async function tableNames(DB: Database): Promise<string[]> {
  const { results } = await DB.prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name`).all<{
    name: string;
    sql: string;
  }>();
  const virtual = results.filter(({ sql }) => /^CREATE VIRTUAL/i.test(sql)).map(({ name }) => name);
  return results
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('_cf_') && name !== 'd1_migrations')
    .filter((name) => !virtual.some((index) => name === index || name.startsWith(`${index}_`)));
}
