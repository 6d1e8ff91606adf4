import { beforeEach, expect, it } from 'vitest';
import { begunSession, leaveAddress, newSession } from '../worker/support/chats.ts';
import { request } from '../worker/support/client.ts';
import { emptyOutbox, mailbox, outbox } from '../worker/support/mail.ts';
import { countOf } from '../worker/support/records.ts';
import { expectRefusal } from '../worker/support/refusal.ts';
import { emptyTables } from '../worker/support/tables.ts';

beforeEach(async () => {
  await emptyOutbox();
  await emptyTables('form_submissions');
});

const bait = `You have won. Collect it at https://evil.example/prize before tonight. ${'Click now! '.repeat(440)}`;
const stranger = { name: 'Your bank', email: 'stranger@victim.example', message: bait };

it.each(['en', 'ar'])(
  'refuses an address in a chat that never began, in the language of the page (%s)',
  async (locale) => {
    const mails = mailbox();
    const response = await leaveAddress(newSession(), { ...stranger, locale });
    expect(response.status).toBe(409);
    const { code, detail } = await response.json<{ code: string; detail: string }>();
    expect(code).toBe('no_conversation');
    expect(/[\u0600-\u06ff]/.test(detail)).toBe(locale === 'ar');
    expect(mails.sent).toEqual([]);
    expect(await outbox()).toEqual([]);
    expect(await countOf('form_submissions')).toBe(0);
  },
);

it('refuses an address in a chat whose conversation was reset', async () => {
  mailbox();
  const session = await begunSession();
  await request(`/api/chat/${session}/reset`, undefined, { method: 'POST' });
  await expectRefusal(
    leaveAddress(session, stranger),
    [
      409,
      'no_conversation',
      'This chat has ended or hasn’t started yet. Send Joe a message or ask for a person to start one.',
    ],
    async () => leaveAddress(await begunSession(session), stranger),
  );
});

it.each(['en', 'ar'])('emails no typed text once the chat has begun (%s)', async (locale) => {
  const mails = mailbox();
  expect((await leaveAddress(await begunSession(), { ...stranger, locale })).status).toBe(201);
  const [mail, ...more] = mails.to(stranger.email);
  expect(more).toEqual([]);
  expect(mail!.subject + mail!.text + mail!.html).not.toMatch(/evil|won|Click/);
  // Staff read the whole text.
  expect(mails.to('sales@rihla.example')[0]!.text).toContain('https://evil.example/prize');
});
