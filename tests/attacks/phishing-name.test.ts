// A program types bait as its name and company, and a stranger's address: "Hello Visit https://evil.example," comes
// from a company that the recipient may trust.
import { beforeEach, expect, it } from 'vitest';
import { bookDemo, emptyBookings } from '../worker/support/bookings.ts';
import { begunSession, leaveAddress } from '../worker/support/chats.ts';
import { request } from '../worker/support/client.ts';
import { postAsStaff, skipUndo } from '../worker/support/conversation.ts';
import { demoRequest, jobApplication, partnershipInquiry } from '../worker/support/forms.ts';
import { mailbox, type SentMail } from '../worker/support/mail.ts';
import { expectRefusal } from '../worker/support/refusal.ts';

beforeEach(async () => {
  await emptyBookings();
});

/** Each bait with the words that must not arrive. */
const baits: Record<string, [typed: string, words: RegExp]> = {
  'a URL': ['Visit https://evil.example', /visit|evil/i],
  'a domain alone': ['Visit evil.example', /visit|evil/i],
  'a scheme of another kind': ['tel:+97140000666', /tel:|0000666/],
  'an e-mail address': ['winner@evil.example', /winner|evil/i],
  'line breaks': ['Layla\r\n\r\nYou have won a prize', /won a prize/i],
  'a line separator': ['Layla\u2028You have won a prize', /won a prize/i],
  'full-width letters and dots': ['Visit ｅｖｉｌ．ｅｘａｍｐｌｅ', /visit|ｅｖｉｌ|evil/i],
  'an ideographic full stop': ['Visit evil。example', /visit|evil/i],
  'a one dot leader': ['Visit evil\u2024example', /visit|evil/i],
  'a right-to-left override': ['Visit \u202eelpmaxe.live', /visit|elpmaxe|\u202e/i],
  'right-to-left marks in a domain': ['Visit evil\u200f.\u200eexample', /visit|evil/i],
  'a zero width space in a domain': ['Visit evil.\u200bexample', /visit|evil/i],
  'another script': ['زوروا موقع.امارات', /زوروا|امارات/],
  'a phone number': ['Call +971 4 000 0666 now', /call|0666/i],
  'a phone number in Arabic digits': ['٠٥٠ ٠٠٠ ٠٦٦٦', /٠٦٦٦/],
  '41 characters': ['A'.repeat(41), /AAAA/],
};

const forms: Record<string, (bait: string, overrides: Record<string, unknown>) => Promise<Response>> = {
  demo: (bait, overrides) =>
    request('/api/submissions', demoRequest({ firstName: bait, lastName: bait, company: long(bait), ...overrides })),
  partnership: (bait, overrides) =>
    request(
      '/api/submissions',
      partnershipInquiry({ firstName: bait, lastName: bait, company: long(bait), ...overrides }),
    ),
  career: (bait, overrides) =>
    request('/api/submissions', jobApplication({ name: bait, company: long(bait), ...overrides })),
  handoff: async (bait, overrides) => leaveAddress(await begunSession(), { name: bait, ...overrides }),
};

/** A company may have 80 characters. */
function long(bait: string): string {
  return bait.startsWith('AAAA') ? 'A'.repeat(81) : bait;
}

function everythingIn({ subject, text, html, headers, attachments = [] }: SentMail): string {
  return [subject, text, html, JSON.stringify(headers), ...attachments.map(({ content }) => content)].join('\n');
}

const greeting = { en: 'Hello,', ar: 'مرحبًا،' };

/** Sends a bait with a form, and returns the resulting email. */
async function attack(form: string, what: string, locale: 'en' | 'ar') {
  const [typed, words] = baits[what]!;
  const mails = mailbox();
  const email = `${crypto.randomUUID()}@victim.example`;
  expect((await forms[form]!(typed, { email, locale })).status, what).toBe(201);
  const [mail, ...more] = mails.to(email);
  expect(more, what).toEqual([]);
  expect(everythingIn(mail!), what).not.toMatch(words);
  expect(mail!.text, what).toContain(greeting[locale]);
}

it.each(Object.keys(baits))('sends no %s for it', (what) => attack('demo', what, 'en'));

for (const form of Object.keys(forms)) {
  it.each(['en', 'ar'] as const)(`sends no bait with the confirmation of ${form} (%s)`, async (locale) => {
    for (const what of ['a URL', 'line breaks', '41 characters']) await attack(form, what, locale);
  });
}

it('accepts no name or company of 5,000 characters', async () => {
  const bait = 'Click '.repeat(833);
  for (const send of Object.values(forms))
    await expectRefusal(send(bait, { email: 'a@victim.example' }), [
      422,
      'validation_failed',
      /: Please use at most [12]00 characters\./,
    ]);
});

it.each(['en', 'ar'])(
  'sends no bait in the emails about a booking, nor in their calendar files (%s)',
  async (locale) => {
    const mails = mailbox();
    const email = `${crypto.randomUUID()}@victim.example`;
    const bait = 'Visit https://evil.example';
    const slot = await firstSlot();
    const { token } = await bookDemo(slot, {
      email,
      locale,
      firstName: bait,
      lastName: bait,
      company: bait,
      timezone: bait,
    });
    await request(`/api/bookings/${token}/cancel`, { locale });
    expect(mails.to(email)).toHaveLength(2);
    for (const mail of mails.to(email)) expect(everythingIn(mail)).not.toMatch(/evil|visit/i);
  },
);

it('sends no bait when staff decline many applications together', async () => {
  const mails = mailbox();
  skipUndo();
  const email = `${crypto.randomUUID()}@victim.example`;
  const stored = await request('/api/submissions', jobApplication({ email, name: 'evil.example Visit' }));
  const { submission } = await stored.json<{ submission: { id: string } }>();
  expect((await postAsStaff('decline', { ids: [submission.id] })).status).toBe(202);
  await expect.poll(() => mails.to(email).length).toBe(2);
  for (const mail of mails.to(email)) expect(everythingIn(mail)).not.toMatch(/evil/i);
});

it('still greets people by name, and repeats the names of companies', async () => {
  const names: [Record<string, unknown>, RegExp][] = [
    [{ firstName: "J.P. O'Neill-García\u202e" }, /Hello J\.P\. O'Neill-García,/],
    [
      { firstName: 'Layla', company: 'A.P. Møller - Mærsk A/S (Dubai) & Co. L.L.C' },
      /Mærsk A\/S \(Dubai\) & Co\. L\.L\.C/,
    ],
    [{ firstName: 'عبد', lastName: 'الله محمد', locale: 'ar' }, /مرحبًا \u2068عبد الله محمد\u2069،/],
    [{ firstName: 'A'.repeat(40), company: 'B'.repeat(80) }, /Hello A{40},[\s\S]*B{80}/],
  ];
  for (const [overrides, expected] of names) {
    const mails = mailbox();
    const email = `${crypto.randomUUID()}@gulf-logistics.example`;
    await request('/api/submissions', demoRequest({ email, ...overrides }));
    expect(mails.to(email)[0]!.text).toMatch(expected);
  }
});

async function firstSlot(): Promise<string> {
  const { slots } = await (await request('/api/slots?days=31')).json<{ slots: { startsAt: string }[] }>();
  return slots.at(-1)!.startsAt;
}
