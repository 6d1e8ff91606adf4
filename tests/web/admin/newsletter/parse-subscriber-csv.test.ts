import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Answers, parseSubscriberCsv } from '#web/admin/newsletter/parse-subscriber-csv.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

function utf16(text: string, { mark = true, bigEndian = false } = {}): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * (text.length + Number(mark))));
  for (const [i, char] of [...(mark ? '\uFEFF' : ''), ...text].entries())
    view.setUint16(2 * i, char.charCodeAt(0), !bigEndian);
  return new Uint8Array(view.buffer);
}

/** Excel on an Arabic Windows. */
const windows1256 = new Uint8Array([
  ...utf8('name;email\r\n'),
  0xe1,
  0xed,
  0xe1,
  0xec,
  ...utf8(';layla@gulf.example\r\n'),
]);

const emails = (bytes: Uint8Array) => parseSubscriberCsv(bytes)?.rows.map(({ email }) => email);

test.each([
  ['UTF-8 with a mark', utf8('\uFEFFالاسم,البريد الإلكتروني\nليلى,layla@gulf.example')],
  ['UTF-16', utf16('الاسم\tالبريد الإلكتروني\r\nليلى\tlayla@gulf.example\r\n')],
  ['UTF-16 from a big-endian machine', utf16('name\temail\nليلى\tlayla@gulf.example', { bigEndian: true })],
  ['UTF-16 without a mark', utf16('name,email\nليلى,layla@gulf.example', { mark: false })],
  ['Windows-1256', windows1256],
  ['addresses alone', utf8('layla@gulf.example\n')],
  ['another heading', utf8('Kontakt;Ort\nlayla@gulf.example;Dubai')],
  [
    'quoted cells with separators, quotes and lines',
    utf8('"Na""me","e-mail"\n"Layla, ""L""\nHaddad","layla@gulf.example"'),
  ],
  ['a name beside the address', utf8('email\n"Layla Haddad <layla@gulf.example>"')],
  ['the apostrophe of a spreadsheet', utf8("email\n'layla@gulf.example\n\n")],
])('finds the addresses of a file: %s', (_what, bytes) => {
  expect(emails(bytes)).toEqual(['layla@gulf.example']);
});

test('keeps languages, who has left, and the line of each row', () => {
  const file = utf8(
    'email,language,status\na@x.example,Arabic,active\n\nb@x.example,en-GB,unsubscribed\nc@x.example,,\n',
  );
  expect(parseSubscriberCsv(file)?.rows).toEqual([
    { row: 2, email: 'a@x.example', locale: 'ar' },
    { row: 4, email: 'b@x.example', locale: 'en', state: 'left' },
    { row: 5, email: 'c@x.example' },
  ]);
});

test('a formula is a text without an address, which the report names', () => {
  const file = utf8('email\n"=HYPERLINK(""http://evil.example"",""layla@gulf.example"")"\n=1+1');
  expect(emails(file)).toEqual(['=HYPERLINK("http://evil.example","layla@gulf.example")', '=1+1']);
});

test.each([
  ['nothing', ''],
  ['no address', 'name\nLayla\n'],
  ['a picture', '\u0089PNG\r\n\u001a\n'],
])('finds no column of addresses in %s', (_what, text) => {
  expect(parseSubscriberCsv(utf8(text))).toBeUndefined();
});

test('reads back whatever is written by the rules, and ends with any bytes', () => {
  const cell = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\uFEFF', ''));
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (names) => {
      const lines = names.map((name, i) => `"${name.replaceAll('"', '""')}",r${i}@x.example`);
      expect(emails(utf8(['name,email', ...lines].join('\r\n')))).toEqual(names.map((_, i) => `r${i}@x.example`));
    }),
  );
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => void parseSubscriberCsv(bytes)));
});

/** The states of a file's rows, in short: `in`, `left`, `blocked` or `unread`. */
const states = (text: string, answers: Answers = {}) =>
  parseSubscriberCsv(utf8(text), answers)?.rows.map(({ state }) => state ?? 'in');

const ghost =
  'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers\n' +
  '1,in@a.example,Sara,,true,false,,2025-01-01T00:00:00.000Z,,,\n' +
  '2,left@a.example,Left,,false,false,,2025-01-01T00:00:00.000Z,,,\n' +
  '3,gone@a.example,Gone,,true,false,,2025-01-01T00:00:00.000Z,2025-02-01T00:00:00.000Z,,\n';

test.each([
  ['Ghost', ghost, ['in', 'left', 'left']],
  [
    'Mailchimp, those who left',
    'Email Address,First Name,UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_REASON\na@x.example,A,2026-01-02 10:00:00,May,"Too many"\n',
    ['left'],
  ],
  ['Mailchimp, cleaned', 'Email Address,CLEAN_TIME\na@x.example,2026-01-02 10:00:00\n', ['blocked']],
  [
    'listmonk',
    'email,name,status\na@x.example,A,enabled\nb@x.example,B,blocklisted\nc@x.example,C,disabled\n',
    ['in', 'blocked', 'left'],
  ],
  ['Zoho', 'Email,Email Opt Out\na@x.example,true\nb@x.example,false\n', ['left', 'in']],
  ['Salesforce', 'Email,Opted Out\na@x.example,Yes\nb@x.example,No\nc@x.example,\n', ['left', 'in', 'in']],
  ['HubSpot', 'Email,Unsubscribed from all email\na@x.example,true\nb@x.example,\n', ['left', 'in']],
  ['Klaviyo', 'Email,Email Marketing Consent\na@x.example,SUBSCRIBED\nb@x.example,NEVER_SUBSCRIBED\n', ['in', 'left']],
  ['Shopify', 'Email,Accepts Email Marketing\na@x.example,yes\nb@x.example,no\n', ['in', 'left']],
  ['Buttondown', 'email,type\na@x.example,regular\nb@x.example,unsubscribed\n', ['in', 'left']],
  [
    'Excel with its separator',
    'sep=;\nE-mail;Status\nin@a.example;active\nleft@a.example;unsubscribed\n',
    ['in', 'left'],
  ],
  [
    'a title above',
    'Our readers, May\n\nE-mail;Status\nin@a.example;active\nleft@a.example;unsubscribed\n',
    ['in', 'left'],
  ],
  ['no headings', 'in@a.example;active\nleft@a.example;unsubscribed\n', ['in', 'left']],
  ['empty times', 'Email,Unsubscribed At\na@x.example,0000-00-00 00:00:00\nb@x.example,NULL\n', ['in', 'in']],
  ['Arabic', 'البريد الإلكتروني,الحالة\na@x.example,مشترك\nb@x.example,ألغى الاشتراك\n', ['in', 'left']],
  ['an unknown status', 'email,status\na@x.example,active\nb@x.example,Zz9\n', ['in', 'unread']],
  ['two columns', 'email,status,bounced\na@x.example,active,true\nb@x.example,unsubscribed,\n', ['blocked', 'left']],
  [
    'Dynamics',
    'Contact,Name,IsExcludedFromCampaigns,VIP\nin@a.example,Sara,false,yes\nout@a.example,Omar,true,no\n',
    ['in', 'left'],
  ],
  ['a CRM with a consent', 'Email,GDPR consent\na@x.example,✓\nb@x.example,✗\nc@x.example,\n', ['in', 'left', 'left']],
  ['a consent in words', 'Email,Newsletter consent\na@x.example,confirmed\nb@x.example,declined\n', ['in', 'left']],
  ['a blocked flag', 'Email,HasBounced\na@x.example,0\nb@x.example,1\n', ['in', 'blocked']],
])('knows who has left in a file of %s', (_, text, expected) => {
  expect(states(text)).toEqual(expected);
  expect(parseSubscriberCsv(utf8(text))?.questions).toEqual([]);
});

test('asks what a column says whose heading speaks of leaving, and follows the answer', () => {
  const file = 'email,Unsubscribe link\na@x.example,https://x.example/1\nb@x.example,\n';
  const question = { column: 1, heading: 'Unsubscribe link', examples: ['https://x.example/1'] };
  expect(parseSubscriberCsv(utf8(file))?.questions).toEqual([question]);
  expect(parseSubscriberCsv(utf8(file), { 1: 'other' })?.questions).toEqual([]);
  expect(states(file, { 1: 'other' })).toEqual(['in', 'in']);
  expect(states(file, { 1: 'left' })).toEqual(['left', 'in']);
});

test('the first ten lines decide on the separator', () => {
  const lines = [...Array(10).fill('Layla;a@x.example'), ...Array(9).fill('Haddad, Layla, Dr, PhD;b@x.example')];
  expect(emails(utf8(lines.join('\n')))).toEqual([...Array(10).fill('a@x.example'), ...Array(9).fill('b@x.example')]);
});

test('a question has three examples at most', () => {
  const links = [1, 2, 3, 4].map((number) => `r${number}@x.example,https://x.example/${number}\n`);
  const examples = (count: number) =>
    parseSubscriberCsv(utf8(`email,Unsubscribe link\n${links.slice(0, count).join('')}`))?.questions[0]?.examples;
  expect(examples(2)).toEqual(['https://x.example/1', 'https://x.example/2']);
  expect(examples(4)).toEqual(['https://x.example/1', 'https://x.example/2', 'https://x.example/3']);
});

test('asks nothing of such a column that is empty', () => {
  expect(parseSubscriberCsv(utf8('email,Blocked by\na@x.example,\n'))?.questions).toEqual([]);
});

const spaced = (heading: string) => heading.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
const cases: ((heading: string) => string)[] = [
  (heading) => heading,
  spaced,
  (heading) => spaced(heading).toUpperCase(),
  (heading) => spaced(heading).toLowerCase().replaceAll(' ', '_'),
];
const flags = [
  ['true', 'false'],
  ['TRUE', 'FALSE'],
  ['Yes', 'No'],
  ['1', '0'],
  ['y', 'n'],
  ['✓', '✗'],
  ['نعم', 'لا'],
  ['on', 'off'],
] as const;

test('never brings back who has left, whatever the heading of a yes and a no', () => {
  const leaving = fc.constantFrom(
    ...['ExcludedFromNewsletter', 'ConsentRevoked', 'RevokedConsent', 'DeclinedMarketing', 'Churned', 'NoNewsletter'],
    ...['NotSubscribed', 'DoNotMail', 'UnsubscribedFromCampaigns', 'OptedOutOfMarketing', 'PermissionWithdrawn'],
    ...['مستبعد من النشرة', 'رفض الاشتراك', 'عدم الموافقة'],
  );
  const wanting = fc.constantFrom(
    ...['NewsletterConsent', 'WantsNewsletter', 'MarketingPermission', 'AgreedToMarketing', 'EmailOptIn', 'Subscribed'],
    ...['AllowCampaigns', 'IsSubscriber', 'مشترك في النشرة', 'موافقة'],
  );
  const heading = fc.oneof(
    leaving.map((text) => ({ text, wants: false })),
    wanting.map((text) => ({ text, wants: true })),
  );
  const wishes = fc.array(fc.boolean(), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(heading, fc.constantFrom(...cases), fc.constantFrom(...flags), wishes, (column, write, flag, rows) => {
      const [yes, no] = column.wants ? flag : flag.toReversed();
      const lines = rows.map((wants, i) => `r${i}@x.example,${wants ? yes : no}`);
      const file = `Email,${write(column.text)}\n${lines.join('\n')}\n`;
      expect(states(file)).toEqual(rows.map((wants) => (wants ? 'in' : 'left')));
    }),
    { numRuns: 300 },
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...flags), (text, [yes, no]) => {
      const file = `Email,"${text.replaceAll('"', '""')}"\na@x.example,${yes}\nb@x.example,${no}\n`;
      const all = states(file);
      expect(all?.some((state) => state !== 'in') || parseSubscriberCsv(utf8(file))?.questions.length).toBeTruthy();
    }),
    {
      numRuns: 100,
      examples: [
        ['VIP', ['Yes', 'No']],
        ['Not opted out', ['1', '0']],
        ['Opt', ['y', 'n']],
        ['@', ['true', 'false']],
        ['a@b', ['true', 'false']],
      ],
    },
  );
});
