import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { addressHash } from '#worker/db/keys.ts';
import { texts } from '#worker/http/texts.ts';
import { askedDecks, askForDeck, putDeck, takeDeckAway } from '../support/deck.ts';
import { expectLogs } from '../support/logs.ts';
import { emptyOutbox, mailbox, minute, outbox } from '../support/mail.ts';
import { sendUntilRefused } from '../support/rate-limit.ts';
import { expectRefusal } from '../support/refusal.ts';
import { mockSiteverify, turnstileOn } from '../support/siteverify.ts';
import { emptyTables } from '../support/tables.ts';

const email = 'noura@fund.example';
let mails: ReturnType<typeof mailbox>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  mails = mailbox();
  await emptyTables('deck_requests');
  await emptyOutbox();
});
it('emails a personal link in the visitor’s language', async () => {
  await putDeck();
  const response = await askForDeck({ email, firstName: 'Noura' });
  expect(response.status).toBe(202);
  expect(await response.json()).toEqual({ message: texts.en.deckForm.success.text });
  const [mail] = mails.to(email);
  expect(mail).toMatchObject({ subject: texts.en.mail.deckLinkSubject });
  expect(mail!.text).toContain('Hello Noura,');
  expect(mail!.text).toMatch(/https:\/\/rihla\.example\/deck\?token=[\w-]+\.[0-9a-f]{64}/);
  expect(mail!.html).not.toContain('<img');
  await askForDeck({ email: 'sultan@fund.example', firstName: 'visit evil.example', locale: 'ar' });
  const [arabic] = mails.to('sultan@fund.example');
  expect(arabic).toMatchObject({ subject: texts.ar.mail.deckLinkSubject });
  expect(arabic!.text).toContain('https://rihla.example/ar/deck?token=');
  expect(arabic!.text).not.toContain('evil.example');
});

it('emails an address again only after ten minutes, with the same answer', async () => {
  await putDeck();
  const first = await askForDeck({ email });
  const second = await askForDeck({ email: 'Noura@Fund.example' });
  expect([second.status, await second.text()]).toEqual([first.status, await first.text()]);
  expect(mails.sent).toHaveLength(1);
  vi.setSystemTime(Date.now() + 11 * minute);
  await askForDeck({ email });
  expect(mails.to(email)).toHaveLength(2);
  expect(await askedDecks()).toHaveLength(2);
});

it('keeps requests while there is no PDF, and emails the links once there is one', async () => {
  await takeDeckAway();
  for (const asked of [email, 'sultan@fund.example', email]) {
    expect((await askForDeck({ email: asked, locale: 'ar' })).status).toBe(202);
    vi.setSystemTime(Date.now() + 11 * minute);
  }
  expect((await outbox()).map(({ kind }) => kind)).toEqual(Array(3).fill('deck_missing_notification'));
  expect(mails.sent[0]).toMatchObject({ to: 'sales@rihla.example' });
  expect(mails.sent[0]!.text).toContain('https://rihla.example/admin/settings/deck');
  expect(await askedDecks()).toEqual([
    expect.objectContaining({ email: 'sultan@fund.example', expiresAt: null, emailStatus: null }),
    expect.objectContaining({ email, expiresAt: null, emailStatus: null }),
  ]);

  vi.setSystemTime(Date.now() + 30 * 24 * 60 * minute);
  await putDeck();
  const week = new Date(Date.now() + 7 * 24 * 60 * minute).toISOString();
  expect(mails.to(email)).toEqual([expect.objectContaining({ subject: texts.ar.mail.deckLinkSubject })]);
  expect(mails.to('sultan@fund.example')).toHaveLength(1);
  expect(await askedDecks()).toEqual([
    expect.objectContaining({ email: 'sultan@fund.example', expiresAt: week, emailStatus: 'sent' }),
    expect.objectContaining({ email, expiresAt: week, emailStatus: 'sent' }),
  ]);
  await putDeck();
  expect(mails.to(email)).toHaveLength(1);
});

it('notifies staff again when the deck has been taken away again', async () => {
  await takeDeckAway();
  await askForDeck({ email });
  await putDeck();
  await takeDeckAway();
  await askForDeck({ email: 'sultan@fund.example' });
  const notifications = (await outbox()).filter(({ kind }) => kind === 'deck_missing_notification');
  expect(notifications).toHaveLength(6);
});

it('emails an address five times an hour at most, and shows staff the unsent emails', async () => {
  await putDeck();
  for (let i = 0; i < 5; i++) {
    expect((await askForDeck({ email })).status).toBe(202);
    vi.setSystemTime(Date.now() + 11 * minute);
  }
  vi.setSystemTime(Date.now() - 10 * minute);
  await env.DB.prepare('DELETE FROM deck_requests WHERE email = ?').bind(email).run();
  await askForDeck({ email });
  expect(mails.to(email)).toHaveLength(5);
  expect((await askedDecks()).find((one) => one.email === email)).toMatchObject({ emailStatus: 'cancelled' });
});

it('writes to an erased address that asks again, but not to one that bounced', async () => {
  await putDeck();
  const suppress = async (address: string, reason: string) =>
    env.DB.prepare('INSERT INTO suppressions VALUES (?, NULL, ?, NULL, ?)')
      .bind(await addressHash(env, address), reason, new Date().toISOString())
      .run();
  await suppress('erased@fund.example', 'erased');
  await suppress('bounced@fund.example', 'hard_bounce');
  await askForDeck({ email: 'erased@fund.example' });
  expect((await askForDeck({ email: 'bounced@fund.example' })).status).toBe(202);
  expect(mails.sent.map(({ to }) => to)).toEqual(['erased@fund.example']);
  expect((await askedDecks()).find((one) => one.email === 'bounced@fund.example')).toMatchObject({
    emailStatus: 'cancelled',
  });
});

it('stores nothing for the honeypot or without a Turnstile token', async () => {
  expectLogs('honeypot_triggered');
  await putDeck();
  expect((await askForDeck({ email, contactMeByFax: true })).status).toBe(202);
  mockSiteverify();
  await expectRefusal(
    askForDeck({ email }, turnstileOn),
    [422, 'validation_failed', 'cf-turnstile-response: Please complete the spam check.'],
    () => askForDeck({ email, 'cf-turnstile-response': 'good-1' }, turnstileOn),
  );
  expect((await askForDeck({ email: 'b@fund.example', 'cf-turnstile-response': 'good-1' }, turnstileOn)).status).toBe(
    422,
  );
  expect(await askedDecks()).toHaveLength(1);
});

it('refuses an invalid address, and an eleventh request within a minute', async () => {
  expect(await (await askForDeck({ email: 'noura@' })).json()).toMatchObject({ errors: [{ path: 'email' }] });
  let sent = 0;
  const { statuses, refused } = await sendUntilRefused(10, () =>
    askForDeck({ email: `a${sent++}@fund.example` }, {}, '2001:db8:feed::1'),
  );
  expect([...statuses]).toEqual([202]);
  expect(refused.headers.get('retry-after')).toBe('60');
});
