interface Env {
  DB: D1Database;
  LIMIT: RateLimit;
}

const emails = `"id", "kind", "to_address", "subject", "status", "attempts", "due_at", "sent_at", "last_error", "created_at",
  "claimed_at", "submission_id", "subscriber_id", "newsletter_id", "payload", "batch_id", "provider_id"`;
const submissions = `"seq", "id", "form_type", "first_name", "last_name", "email", "company", "phone", "message",
  "additional_data", "submitted_at", "status", "fingerprint", "changed_at", "changed_by", "answered_at"`;

/** The SQL of the API, as Drizzle generates it. */
const sql = {
  insertSubmission: `insert into "form_submissions" (${submissions})
    values (null, ?, ?, ?, ?, ?, ?, null, ?, ?, ?, ?, ?, null, null, null) on conflict do nothing returning "id"`,
  insertMailsOnce: `insert into "emails" (${emails})
    SELECT value ->> 'id', value ->> 'kind', value ->> 'to', value ->> 'subject', 'queued', 0, value ->> 'dueAt',
    NULL, NULL, value ->> 'createdAt', NULL, value ->> 'submissionId', NULL, NULL, value -> 'payload', NULL, NULL
    FROM json_each(?) WHERE NOT EXISTS (SELECT 1 FROM emails WHERE submission_id = ?)`,
  selectSubmission: `select ${submissions} from "form_submissions" where "form_submissions"."id" = ? limit ?`,
  listSubmissions: `select "seq", "id", "form_type", "first_name", "last_name", "email", "company", "phone",
    "message", "additional_data", "submitted_at", "status" from "form_submissions" order by "submitted_at" desc, "seq" desc limit ?`,
};

/** The same use of D1 and of the rate limit as in the API, without validation, mail delivery and logs. */
export default {
  async fetch(request, { DB, LIMIT }): Promise<Response> {
    const statement = (text: string, ...values: unknown[]) => DB.prepare(text).bind(...values);
    if (request.method === 'GET') {
      return Response.json((await statement(sql.listSubmissions, 11).all()).results);
    }
    const { id, firstName, lastName, email, company, message } = await request.json<Record<string, string>>();
    // The local simulation of a rate limit uses a Durable Object, so the bare route needs it too.
    await LIMIT.limit({ key: request.headers.get('cf-connecting-ip') ?? '' });
    const now = new Date().toISOString();
    const mail = {
      kind: 'partnership_notification',
      to: email,
      subject: 'As long as a usual subject',
      submissionId: id,
    };
    const mails = [1, 2, 3, 4].map(() => ({ ...mail, id: crypto.randomUUID(), dueAt: now, createdAt: now }));
    const person = [firstName, lastName, email, company, message];
    const [, , stored] = await DB.batch([
      statement(sql.insertSubmission, id, 'partnership', ...person, '{}', now, 'pending', '0'.repeat(64)),
      statement(sql.insertMailsOnce, JSON.stringify(mails), id),
      statement(sql.selectSubmission, id, 1),
    ]);
    return Response.json(stored?.results, { status: 201 });
  },
} satisfies ExportedHandler<Env>;
