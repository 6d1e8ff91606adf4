import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { AuditEntry, Page } from '#shared/contracts/admin.ts';
import { dayLength, gulfDate } from '#shared/time/days.ts';
import { everyWeekday } from '../support/bookings.ts';
import { request } from '../support/client.ts';
import { jsonPost } from '../support/faults.ts';
import { jobApplication, partnershipInquiry } from '../support/forms.ts';
import { subscribe } from '../support/newsletter.ts';
import { deleteSubmission } from '../support/records.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

const list = async (query = '') => (await getAsStaff(`/api/admin/audit${query}`)).json<Page<AuditEntry>>();

beforeEach(async () => {
  await emptyTables('audit_log');
  const note = env.DB.prepare('INSERT INTO audit_log (action, detail, done_by, done_at) VALUES (?, ?, ?, ?)');
  await env.DB.batch([
    note.bind('list_exported', 'submissions: everybody', 'Amal@rihla.example', '2026-11-23T04:00:00.000Z'),
    note.bind('webhook_added', 'hooks.example.com', 'omar@rihla.example', '2026-11-23T05:00:00.000Z'),
    note.bind('list_exported', 'subscribers: everybody', 'omar@rihla.example', '2026-11-23T05:00:00.000Z'),
  ]);
});

it('lists the actions with their authors, newest first, page by page', async () => {
  const first = await list('?limit=2');
  expect(first.items.map(({ detail }) => detail)).toEqual(['subscribers: everybody', 'hooks.example.com']);
  const second = await list(`?limit=2&cursor=${first.nextCursor}`);
  expect(second).toEqual({
    items: [
      {
        id: expect.any(Number),
        action: 'list_exported',
        detail: 'submissions: everybody',
        by: 'Amal@rihla.example',
        at: '2026-11-23T04:00:00.000Z',
        target: null,
      },
    ],
    nextCursor: null,
  });
});

it('filters by person and kind', async () => {
  expect((await list('?person=AMAL@rihla.example')).items).toHaveLength(1);
  expect((await list('?kind=list_exported')).items).toHaveLength(2);
  expect((await list('?kind=list_exported&person=omar@rihla.example')).items).toHaveLength(1);
  expect((await list("?person=' OR 1=1 --")).items).toEqual([]);
  await expectRefusal(getAsStaff('/api/admin/audit?kind=everything'), [
    422,
    'validation_failed',
    'kind: The kind must be one of list_exported, attachment_downloaded, attachment_viewed, attachment_removed, personal_data_exported, personal_data_erased, submission_entered, submission_deleted, submission_marked_spam, submission_restored, applications_declined, decline_undone, newsletter_sent, newsletter_scheduled, newsletter_changed, newsletter_stopped, post_published, post_scheduled, post_changed, post_withdrawn, readers_imported, reader_unsubscribed, unsubscribe_taken_back, notices_chosen, roles_changed, absence_saved, position_changed, suppression_added, suppression_removed, template_saved, template_deleted, host_saved, days_saved, days_removed, campaign_saved, campaign_removed, answer_saved, answer_deleted, webhook_added, webhook_deleted, deck_put, deck_removed, site_resumed, service_read.',
  ]);
});

const submit = async (form: Record<string, unknown>) =>
  (
    await (
      await request('/api/submissions', { ...form, id: crypto.randomUUID() })
    ).json<{ submission: { id: string } }>()
  ).submission.id;

async function send(path: string, body: unknown, method = 'POST'): Promise<Response> {
  const response = await asStaff(`/api/admin/${path}`, { ...jsonPost(body), method });
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
  return response;
}

const lines = async () => (await list()).items.map(({ action, detail }) => [action, detail]).reverse();

it('keeps the line of a submission that is deleted, marked as spam or restored', async () => {
  await emptyTables('audit_log');
  const [one, other] = [await submit(partnershipInquiry()), await submit(partnershipInquiry({ email: 'b@c.example' }))];
  await send(`submissions/${one}`, { hidden: 'spam' }, 'PATCH');
  await send(`submissions/${one}`, { hidden: 'spam' }, 'PATCH');
  await send(`submissions/${one}`, { hidden: null }, 'PATCH');
  const both = [one, other].map((id) => ({ id, hidden: 'deleted' }));
  await send('submissions/changes', { changes: both });
  await deleteSubmission(one);
  const { items } = await list();
  expect(items.slice(2).map(({ action, detail }) => [action, detail])).toEqual([
    ['submission_restored', one],
    ['submission_marked_spam', one],
  ]);
  expect(new Set(items.slice(0, 2).map(({ detail }) => detail))).toEqual(new Set([one, other]));
  expect(items.find(({ detail }) => detail === one)?.target).toBeNull();
  expect(items.find(({ detail }) => detail === other)?.target).toEqual({ kind: 'submission', id: other });
});

it('has a line for each bulk decline and its undo', async () => {
  await emptyTables('audit_log');
  const ids = [await submit(jobApplication()), await submit(jobApplication({ email: 'second@example.com' }))];
  const { replies } = await (await send('submissions/decline', { ids })).json<{ replies: string[] }>();
  await send('submissions/decline', { ids });
  await send('submissions/decline/undo', { replies });
  await send('submissions/decline/undo', { replies });
  expect(await lines()).toEqual([
    ['applications_declined', '2'],
    ['decline_undone', '2'],
  ]);
});

it('has a line for each newsletter that is sent, scheduled or stopped', async () => {
  await subscribe('reader@audit.example');
  await emptyTables('audit_log', 'emails');
  const newsletterRequest = { subject: 'News', content: 'Hello.' };
  const id = crypto.randomUUID();
  const sendAt = new Date(Date.now() + 86_400_000).toISOString();
  await send('newsletters', { ...newsletterRequest, id, sendAt });
  await send('newsletters', { ...newsletterRequest, id, sendAt });
  await asStaff(`/api/admin/newsletters/${id}`, { method: 'DELETE' });
  const { newsletter } = await (await send('newsletters', newsletterRequest)).json<{ newsletter: { id: string } }>();
  expect(await lines()).toEqual([
    ['newsletter_scheduled', `${id}: News`],
    ['newsletter_stopped', `${id}: News`],
    ['newsletter_sent', `${newsletter.id}: News`],
  ]);
  const { items } = await list('?kind=newsletter_sent');
  expect(items[0]!.target).toEqual({ kind: 'newsletter', id: newsletter.id });
});

it('has a line for each change of the settings', async () => {
  await emptyTables('audit_log', 'suppressions', 'reply_templates');
  const remove = async (path: string) =>
    expect((await asStaff(`/api/admin/${path}`, { method: 'DELETE' })).status).toBe(204);
  const { suppression } = await (await send('suppressions', { email: 'blocked@audit.example' })).json<{
    suppression: { address_hash: string };
  }>();
  await send('suppressions', { email: 'blocked@audit.example' });
  const template = {
    name: 'Thanks',
    forms: ['demo'],
    stage: null,
    version: null,
    subjectEn: 'a',
    textEn: 'b',
    subjectAr: 'a',
    textAr: 'b',
  };
  const templateId = crypto.randomUUID();
  const saved = await send(`reply-templates/${templateId}`, template, 'PUT');
  const { changed_at } = (await saved.json<{ template: { changed_at: string } }>()).template;
  await remove(`reply-templates/${templateId}?version=${changed_at}`);
  const host = { nameEn: 'Ada', nameAr: 'آدا', email: null, hours: everyWeekday, active: true };
  const { id: hostId } = (await (await send('hosts', host)).json<{ host: { id: string } }>()).host;
  await send(`hosts/${hostId}`, { active: false }, 'PATCH');
  const firstDay = gulfDate(new Date(Date.now() + 40 * dayLength));
  const lastDay = gulfDate(new Date(Date.now() + 41 * dayLength));
  const days = { firstDay, lastDay, kind: 'closed', nameEn: 'Move', nameAr: 'انتقال' };
  const period = await send('calendar', { ...days, certainty: 'official' });
  await remove(`calendar/${(await period.json<{ period: { id: string } }>()).period.id}`);
  await send('campaigns/gitex', { title: 'Gitex' }, 'PUT');
  await remove('campaigns/gitex');
  const answer = {
    questionEn: 'Boats',
    answerEn: 'No.',
    questionAr: '',
    answerAr: '',
    asks: '',
    path: '',
    active: true,
  };
  const { id } = (await (await send('chat-answers', answer)).json<{ answer: { id: string } }>()).answer;
  await send(`chat-answers/${id}`, answer, 'PUT');
  await remove(`chat-answers/${id}`);
  const hash = `hmac-sha256:${suppression.address_hash}`;
  expect(await lines()).toEqual([
    ['suppression_added', hash],
    ['template_saved', 'Thanks'],
    ['template_deleted', 'Thanks'],
    ['host_saved', 'Ada'],
    ['host_saved', 'Ada: active'],
    ['days_saved', `Move: ${firstDay} to ${lastDay}`],
    ['days_removed', `Move: ${firstDay} to ${lastDay}`],
    ['campaign_saved', 'gitex: Gitex'],
    ['campaign_removed', 'gitex'],
    ['answer_saved', 'Boats'],
    ['answer_saved', 'Boats'],
    ['answer_deleted', 'Boats'],
  ]);
});
