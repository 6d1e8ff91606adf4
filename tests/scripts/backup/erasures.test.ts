import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { erasuresSince } from '../../../scripts/backup/erasures.ts';
import { applyMigrations, migrationsIn } from '../../../scripts/backup/migrations.ts';
import { openLocalDatabase } from '../../../scripts/lib/local-database.ts';
import { root } from '../../../scripts/lib/tooling.mjs';
import { seedTables } from '../../support/seed-tables.ts';

/** Columns that are named as addresses are and hold none of a visitor: staff, their hosts, hashes, states. */
const others = [
  'audit_log.done_by',
  'bookings.changed_by',
  'bookings.replaced_by',
  'calendar_periods.changed_by',
  'campaigns.named_by',
  'chat_questions.handled_by',
  'consents.address_hash',
  'conversation_entries.email_status',
  'decks.put_by',
  'form_submissions.changed_by',
  'form_submissions.entered_by',
  'hosts.email',
  'media.uploaded_by',
  'newsletter_drafts.changed_by',
  'newsletters.changed_by',
  'newsletters.created_by',
  'notice_choices.address',
  'notice_choices.chosen_by',
  'posts.changed_by',
  'posts.created_by',
  'recommendations.recommended_by',
  'reply_drafts.written_by',
  'reply_templates.changed_by',
  'saved_views.saved_by',
  'staff.covered_by',
  'staff.email',
  'submission_events.changed_by',
  'suppressions.address_hash',
  'webhooks.created_by',
  'whatsapp_people.blocked_by',
  'written_answers.written_by',
];

/** The columns that hold an address in another form. */
const written: Record<string, (email: string) => string> = {
  'conversation_entries.cc': (email) => JSON.stringify(['boss@example.com', email]),
  'reply_drafts.cc': (email) => `boss@example.com, ${email}`,
};

let site: Awaited<ReturnType<typeof openLocalDatabase>>;

beforeAll(async () => {
  site = await openLocalDatabase();
  await applyMigrations(site.DB, join(root, 'migrations'), migrationsIn(join(root, 'migrations')));
});
afterAll(() => site.close());

async function addressColumns(): Promise<string[]> {
  const tables = await seedTables(site.DB);
  const infos = await site.DB.batch<{ name: string }>(
    tables.map((table) => site.DB.prepare(`SELECT name FROM pragma_table_info('${table}')`)),
  );
  const columns = tables.flatMap((table, i) => infos[i]!.results.map(({ name }) => `${table}.${name}`));
  return columns.filter((column) => /(?:^|[._])(?:email|address|by|cc)(?:_|$)/.test(column)).toSorted();
}

it('finds an erased person who stands in one column alone, whichever it is', async () => {
  const columns = await addressColumns();
  expect(columns.filter((column) => others.includes(column))).toEqual(others);
  const { pseudonymOf } = await import(join(root, 'src-worker', 'db/audit.ts'));
  const since = '2026-12-01T00:00:00.000Z';
  const people = columns
    .filter((column) => !others.includes(column))
    .map((column) => ({ column, email: `${column.replace('.', '-')}@erased.example` }));
  for (const { column, email } of people) {
    const [table, name] = column.split('.');
    const value = written[column]?.(email.toUpperCase()) ?? email.toUpperCase();
    await site.DB.batch([
      site.DB.prepare(`UPDATE ${table} SET ${name} = ?1 WHERE rowid = (SELECT max(rowid) FROM ${table})`).bind(value),
      site.DB.prepare(
        `INSERT INTO audit_log (action, detail, done_by, done_at) VALUES ('personal_data_erased', ?1, 'staff', ?2)`,
      ).bind(await pseudonymOf(site, email), since),
    ]);
  }
  const found = (await erasuresSince(site.DB, site.DB, since)).map(({ email }) => email);
  expect(people.filter(({ email }) => !found.includes(email)).map(({ column }) => column)).toEqual([]);
  expect(found).toHaveLength(people.length);
});
