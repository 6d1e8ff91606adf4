import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deliverDue } from '../../../src-worker/mail/delivery.ts';
import { loadAndRender, renderNewsletter } from '../../../src-worker/mail/render.ts';
import { jsonPost, requestWith } from '../support/faults.ts';
import { demoRequest, jobApplication, partnershipInquiry } from '../support/forms.ts';
import { silenceLogs } from '../support/logs.ts';
import { emptyOutbox, enqueueMails, insertSubscribers, mailbox, outbox } from '../support/mail.ts';

const staff = ['sales@rihla.example', 'partners@rihla.example', 'careers@rihla.example'];

beforeEach(async () => {
  silenceLogs();
  await emptyOutbox();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function submitAndCollectMails(form: Record<string, unknown>) {
  const { sent } = mailbox();
  const id = crypto.randomUUID();
  await requestWith({}, '/api/submissions', jsonPost({ ...form, id }));
  const confirmation = sent.find(({ to }) => to === form.email)!;
  const notifications = sent.filter(({ to }) => to !== form.email);
  return { id, confirmation, notifications };
}

it('confirms a demo request with its date, time, company and use case, and with a calendar file', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T08:00:00Z') });
  const form = demoRequest({ preferredDate: '2026-12-31', preferredTime: '1-2 PM' });
  const { id, confirmation } = await submitAndCollectMails(form);
  expect(confirmation.subject).toBe('Demo Request Received - Rihla AI');
  for (const part of [confirmation.html, confirmation.text]) {
    for (const fact of ['Layla', '31 December 2026', '1-2 PM', 'Gulf Logistics', 'Process Automation', '24 hours']) {
      expect(part).toContain(fact);
    }
  }
  const [file] = confirmation.attachments!;
  expect([file!.filename, file!.type]).toEqual(['demo.ics', 'text/calendar']);
  const calendar = atob(file!.content);
  expect(calendar.split('\r\n')).toEqual(
    expect.arrayContaining([`UID:${id}`, 'DTSTART:20261231T090000Z', 'DTEND:20261231T100000Z', 'STATUS:TENTATIVE']),
  );
});

it('confirms a partnership inquiry with its company and type', async () => {
  const { confirmation } = await submitAndCollectMails(partnershipInquiry());
  expect(confirmation.subject).toBe('Partnership Inquiry Received - Rihla AI');
  for (const fact of ['Omar', 'Dune Capital', 'Series A', '24 hours']) expect(confirmation.text).toContain(fact);
  expect(confirmation.attachments).toBeUndefined();
});

it('confirms a job application with its position, and with the company only if there is one', async () => {
  const { confirmation } = await submitAndCollectMails(jobApplication());
  expect(confirmation.subject).toBe('Application Received - Rihla AI Careers');
  for (const fact of ['Sara', 'AI Engineer', 'Somewhere Else', '5-7 business days']) {
    expect(confirmation.text).toContain(fact);
  }
  const withoutCompany = await submitAndCollectMails(jobApplication({ company: '' }));
  expect(withoutCompany.confirmation.text).not.toMatch(/current company/i);
});

it.each([
  ['demo request', demoRequest()],
  ['partnership inquiry', partnershipInquiry()],
  ['job application', jobApplication()],
])('notifies all three staff addresses of a %s, with every field and a link to it', async (formName, form) => {
  const { id, notifications } = await submitAndCollectMails(form);
  expect(notifications.map(({ to }) => to).sort()).toEqual([...staff].sort());
  const { preferredDate: _date, formType: _type, name, ...shown } = form;
  for (const { subject, text, replyTo } of notifications) {
    expect(subject).toContain(`New ${formName}`);
    expect(replyTo).toBe(form.email);
    for (const value of [...Object.values(shown), ...(name ? [name] : [])]) expect(text).toContain(value);
    expect(text).toContain(`https://rihla.example/admin/submissions/${id}`);
  }
});

const subscribe = (email: string) => requestWith({}, '/api/newsletter/subscriptions', jsonPost({ email }));

it('adds unsubscribe headers for mail clients and an unsubscribe link for readers', async () => {
  const { to } = mailbox();
  await subscribe('reader@example.com');
  const token = await env.DB.prepare(
    "SELECT token FROM newsletter_subscribers WHERE email = 'reader@example.com'",
  ).first('token');
  const [welcome] = to('reader@example.com');
  expect(welcome!.headers).toEqual({
    'List-Unsubscribe': `<https://rihla.example/api/newsletter/unsubscribe/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(welcome!.html).toContain(`https://rihla.example/unsubscribe?token=${token}`);
  expect(welcome!.text).toContain(`https://rihla.example/unsubscribe?token=${token}`);
  for (const { id } of await outbox()) expect((await loadAndRender(env, id))?.html).toContain('Unsubscribe');
});

it('returns null for a mail that does not exist', async () => {
  expect(await loadAndRender(env, crypto.randomUUID())).toBeNull();
});

it('escapes the text of a visitor, and keeps its line breaks out of the subject', async () => {
  const evil = '<img src=x onerror=alert(1)>';
  const { confirmation, notifications } = await submitAndCollectMails(
    demoRequest({ firstName: `A\r\nBcc: all@example.com`, company: evil, additionalNotes: evil }),
  );
  for (const { html, subject } of [confirmation, ...notifications]) {
    expect(html).not.toContain('<img');
    expect(subject).not.toMatch(/[\r\n]/);
  }
  expect(notifications[0]!.html).toContain('&lt;img src=x');
});

it('renders newsletter Markdown without scripts, frames, images and unsafe links', async () => {
  const content = `## News\n\n**Bold** [good](https://rihla.example/a) [write](mailto:a@b.example)
[bad](javascript:alert(1)) [worse](data:text/html,x) ![a picture](https://evil.example/pixel.png)

<script>alert(1)</script>

<iframe src="https://evil.example"></iframe>\n\n- one\n- two`;
  const { html, text } = await renderNewsletter(env, { subject: 'Hello', content });
  expect(html).toContain('<strong>Bold</strong>');
  expect(html).toContain('href="https://rihla.example/a"');
  expect(html).toContain('href="mailto:a@b.example"');
  expect(html).not.toMatch(/<script|<iframe|<img|href="(?:javascript|data):/i);
  expect(text).toContain('Bold');
});

it('gives each of several confirmation mails its own secret, and shows none to staff', async () => {
  const { sent } = mailbox();
  await env.DB.prepare('DELETE FROM newsletter_subscribers').run();
  await insertSubscribers(2);
  for (const n of [1, 2]) {
    await enqueueMails(1, {
      kind: 'newsletter_confirm',
      toAddress: `r${n}@example.com`,
      subscriberId: `id-${n}`,
      payload: null,
    });
  }
  await deliverDue(env);
  for (const { to, text, headers } of sent) {
    expect(text).toContain(`/newsletter/confirm?token=token-${to[1]}`);
    expect(headers).toEqual({});
  }
  expect(sent).toHaveLength(2);
  for (const { id } of await outbox()) {
    const { html, text } = (await loadAndRender(env, id))!;
    expect(html + text).toContain('https://rihla.example/newsletter/confirm');
    expect(html + text).not.toMatch(/token/);
  }
});

it('gives each of several data links its own secret, and shows none to staff', async () => {
  const { sent } = mailbox();
  const links = [crypto.randomUUID(), crypto.randomUUID()];
  for (const dataLinkId of links) await enqueueMails(1, { kind: 'data_link', payload: { dataLinkId } });
  await deliverDue(env);
  expect(sent.map(({ text }) => /my-data\?token=([0-9a-f-]{36})\.[0-9a-f]{64}/.exec(text)?.[1])).toEqual(links);
  for (const { id } of await outbox()) {
    const { html, text } = (await loadAndRender(env, id))!;
    expect(html + text).not.toMatch(/token/);
  }
});
