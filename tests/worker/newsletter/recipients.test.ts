import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import {
  type Newsletter,
  type NewsletterDraft,
  newsletterAudiences,
  type RecipientCounts,
} from '#shared/contracts/newsletter.ts';
import { deliverDue } from '#worker/mail/delivery.ts';
import { startScheduledNewsletters } from '#worker/newsletter/schedule.ts';
import { jsonPost } from '../support/faults.ts';
import { emptyMailings, emptyOutbox, hour, insertSubscribers, mailbox, outbox } from '../support/mail.ts';
import { addSubmission, changeSubscriber } from '../support/records.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

const segments = ['demo', 'source:Fair: list 1', 'campaign:gitex'] as const;
const members = {
  demo: ['r1@example.com', 'r2@example.com'],
  'source:Fair: list 1': ['r1@example.com', 'r3@example.com'],
  'campaign:gitex': ['r2@example.com', 'r4@example.com'],
};

/** Subscriber 1 reads Arabic, 5 has unsubscribed, and the request of 6 is spam. */
beforeEach(async () => {
  await emptyMailings();
  await emptyTables('newsletter_drafts', 'form_submissions', 'campaigns');
  await insertSubscribers(6);
  for (const number of [1, 3, 5]) await changeSubscriber(`token-${number}`, { source: 'Fair: list 1' });
  await changeSubscriber('token-4', { campaign: 'gitex' });
  await changeSubscriber('token-1', { locale: 'ar' });
  await changeSubscriber('token-5', { status: 'unsubscribed' });
  await addSubmission({ formType: 'demo', email: 'R1@Example.com' });
  await addSubmission({ formType: 'demo', email: 'r1@example.com' });
  await addSubmission({ formType: 'demo', email: 'r2@example.com', sourceCampaign: 'gitex' });
  await addSubmission({ formType: 'partnership', email: 'r3@example.com', sourceCampaign: 'other' });
  await addSubmission({ formType: 'demo', email: 'r5@example.com', sourceCampaign: 'gitex' });
  await addSubmission({ formType: 'demo', email: 'r6@example.com', sourceCampaign: 'gitex', hiddenAs: 'spam' });
  await addSubmission({ formType: 'demo', email: 'not-subscribed@example.com', sourceCampaign: 'gitex' });
});

const countsOf = async (segment?: string) => {
  const query = segment ? `?${new URLSearchParams({ segment })}` : '';
  return (await getAsStaff(`/api/admin/newsletters/recipients${query}`)).json<RecipientCounts>();
};
const send = (body: object) =>
  asStaff('/api/admin/newsletters', jsonPost({ id: crypto.randomUUID(), subject: 'News', content: 'Hello', ...body }));
const newsletterIn = async (answer: Response) => (await answer.json<{ newsletter: Newsletter }>()).newsletter;
const addresses = async () => (await outbox()).map(({ to_address }) => to_address).sort();

it.each(segments)('sends to the active subscribers of %s only', async (segment) => {
  const { sent } = mailbox();
  const newsletter = await newsletterIn(await send({ segment }));
  expect(newsletter).toMatchObject({ segment, recipients: members[segment].length });
  await deliverDue(env);
  expect(sent.map(({ to }) => to).sort()).toEqual(members[segment]);
});

it.each([undefined, ...segments])('counts as many recipients of %s as it then sends to', async (segment) => {
  const counts = await countsOf(segment);
  for (const audience of newsletterAudiences) {
    await emptyOutbox();
    const answer = await send({ audience, segment });
    if (counts[audience] > 0) expect(await newsletterIn(answer)).toMatchObject({ recipients: counts[audience] });
    else expect(await answer.json()).toMatchObject({ code: 'no_active_subscribers' });
    expect(await addresses()).toHaveLength(counts[audience]);
  }
});

it('narrows a language further', async () => {
  expect(await countsOf('demo')).toEqual({ all: 2, en: 1, ar: 1 });
  await send({ segment: 'demo', audience: 'ar' });
  expect(await addresses()).toEqual(['r1@example.com']);
});

it('sends a scheduled newsletter to the segment of its time', async () => {
  const sendAt = new Date(Date.now() + hour).toISOString();
  const { id } = await newsletterIn(await send({ segment: 'demo', sendAt }));
  await addSubmission({ formType: 'demo', email: 'r4@example.com' });
  await startScheduledNewsletters(env, new Date(Date.now() + 2 * hour));
  expect(await addresses()).toEqual(['r1@example.com', 'r2@example.com', 'r4@example.com']);
  const { newsletter } = await (await getAsStaff(`/api/admin/newsletters/${id}`)).json<{ newsletter: Newsletter }>();
  expect(newsletter).toMatchObject({ segment: 'demo', recipients: 3, queued: 3 });
});

it('keeps the segment of a stopped newsletter in its draft', async () => {
  const sendAt = new Date(Date.now() + hour).toISOString();
  const { id } = await newsletterIn(await send({ segment: 'demo', sendAt }));
  await asStaff(`/api/admin/newsletters/${id}`, { method: 'DELETE' });
  const drafts = await getAsStaff('/api/admin/newsletter-drafts');
  expect((await drafts.json<{ items: NewsletterDraft[] }>()).items).toMatchObject([{ segment: 'demo' }]);
});

it('saves a draft with its segment, and one without', async () => {
  const texts = { kind: 'newsletter', audience: 'all', subject: 'June', content: '', subjectAr: '', contentAr: '' };
  for (const segment of ['campaign:gitex', null, undefined]) {
    const path = `/api/admin/newsletter-drafts/${crypto.randomUUID()}`;
    const answer = await asStaff(path, { ...jsonPost({ ...texts, segment, version: null }), method: 'PUT' });
    expect((await answer.json<{ draft: NewsletterDraft }>()).draft.segment).toBe(segment ?? null);
  }
});

it('names the segment in the audit log', async () => {
  const { id } = await newsletterIn(await send({ segment: 'campaign:gitex' }));
  const row = await env.DB.prepare('SELECT detail FROM audit_log WHERE detail LIKE ?').bind(`${id}%`).first();
  expect(row).toEqual({ detail: `${id}: News (campaign:gitex)` });
});

it('treats another segment with the same id as another newsletter', async () => {
  const id = crypto.randomUUID();
  expect((await send({ id, segment: 'demo' })).status).toBe(202);
  expect((await send({ id, segment: 'demo' })).status).toBe(202);
  expect(await (await send({ id })).json()).toMatchObject({ code: 'id_already_used' });
});

it('lists the sources by active subscribers, and the campaigns of staff', async () => {
  await changeSubscriber('token-2', { source: 'footer' });
  await env.DB.prepare(
    "INSERT INTO campaigns (name, title, named_by, named_at) VALUES ('gitex', 'GITEX', 'amal', '2026-01-01')",
  ).run();
  const listed = await getAsStaff('/api/admin/newsletters/segments');
  expect(await listed.json()).toEqual({
    items: ['demo', 'source:Fair: list 1', 'source:footer', 'campaign:gitex'],
  });
});

it('lists the 50 most frequent sources', async () => {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n WHERE i < 59)
     INSERT INTO newsletter_subscribers (id, email, status, subscribed_at, source)
     SELECT 's' || i, i || '@s.example', 'active', '2026-01-01T00:00:00.000Z', 'list ' || i FROM n`,
  ).run();
  const { items } = await (await getAsStaff('/api/admin/newsletters/segments')).json<{ items: string[] }>();
  expect(items).toHaveLength(51);
  expect(items.slice(0, 2)).toEqual(['demo', 'source:Fair: list 1']);
  expect(items).not.toContain('source:list 59');
});

it.each(['', 'everyone', 'source:', 'email:r1@example.com', 'demo:1', `source:${'x'.repeat(99)}`])(
  'refuses the segment "%s"',
  async (segment) => {
    const answer = await send({ segment });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ path: 'segment' }] });
    expect(await outbox()).toEqual([]);
  },
);
