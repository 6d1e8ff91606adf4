import { openLocalDatabase } from '../../scripts/lib/local-database.ts';

export type Stored = Awaited<ReturnType<typeof readDatabase>>;

export async function hasQueuedMails(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/api/admin/emails?status=queued&limit=1`);
  return ((await response.json()) as { items: unknown[] }).items.length > 0;
}

/** Makes queued emails and deletions of files due and claims stale, as if a day had passed. @returns the number of unsent emails */
export async function makeUnsentMailsDue(state: string): Promise<number> {
  const { DB, close } = await openLocalDatabase(state);
  const longAgo = '2000-01-01T00:00:00.000Z';
  const [queued, sending] = await DB.batch([
    DB.prepare(`UPDATE emails SET due_at = ? WHERE status = 'queued' RETURNING id`).bind(longAgo),
    DB.prepare(`UPDATE emails SET claimed_at = ? WHERE status = 'sending' RETURNING id`).bind(longAgo),
    DB.prepare('UPDATE file_deletions SET due_at = ?').bind(longAgo),
  ]);
  await close();
  return queued!.results.length + sending!.results.length;
}

export async function readDatabase(state: string) {
  const { DB, FILES, close } = await openLocalDatabase(state);
  const column = async (query: string) => (await DB.prepare(query).raw<[string]>()).map(([value]) => value);
  const database = {
    submissionIds: new Set(await column('SELECT id FROM form_submissions')),
    addresses: new Set([
      ...(await column('SELECT email FROM form_submissions')),
      ...(await column('SELECT to_address FROM emails')),
    ]),
    bookedIds: new Set(await column('SELECT submission_id FROM bookings')),
    bookings: new Set(await column(`SELECT id || ' ' || starts_at || ' ' || status FROM bookings`)),
    cells: await column('SELECT cell_at FROM booking_cells'),
    subscribers: new Set(await column('SELECT email FROM newsletter_subscribers')),
    attachments: new Set(await column('SELECT submission_id FROM attachments')),
    fileKeys: new Set(await column('SELECT key FROM attachments')),
    objectKeys: await listKeys(FILES),
    mailStatuses: await column('SELECT status FROM emails'),
    sentProviderIds: await column(`SELECT provider_id FROM emails WHERE status = 'sent'`),
    chatLines: await column('SELECT id FROM chat_messages'),
    newsletterEmailsDelivered: Number((await column('SELECT sum(delivered) FROM newsletters'))[0]),
    newsletterEmailsSent: Number((await column('SELECT sum(sent) FROM newsletters'))[0]),
  };
  await close();
  return database;
}

async function listKeys(bucket: Awaited<ReturnType<typeof openLocalDatabase>>['FILES']): Promise<string[]> {
  const keys: string[] = [];
  for (let cursor: string | undefined, more = true; more; ) {
    const page = await bucket.list(cursor === undefined ? {} : { cursor });
    keys.push(...page.objects.map(({ key }) => key));
    more = page.truncated;
    cursor = page.truncated ? page.cursor : undefined;
  }
  return keys;
}
