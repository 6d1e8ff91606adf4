import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import type { Page } from '#shared/contracts/admin.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import type { Subscriber } from '#shared/contracts/subscribers.ts';
import { gulfDate } from '#shared/time/days.ts';
import { demoRequest, jobApplication, partnershipInquiry } from '../support/forms.ts';
import { post } from '../support/newsletter.ts';
import { expectRefusal } from '../support/refusal.ts';
import { getAsStaff } from '../support/staff.ts';

async function submit(body: Record<string, unknown>) {
  expect((await post('/api/submissions', body)).status).toBe(201);
}

async function emailsFound(query: Record<string, string>, list = 'submissions'): Promise<string[]> {
  const response = await getAsStaff(`/api/admin/${list}?${new URLSearchParams(query)}`);
  expect(response.status).toBe(200);
  const { items } = await response.json<Page<Submission | Subscriber>>();
  return items.map(({ email }) => email);
}

beforeAll(async () => {
  await submit(
    demoRequest({
      email: 'ahmad@a.example',
      firstName: 'أحمد',
      lastName: 'الهاشمي',
      company: 'Saudi Horizon Bank',
      additionalNotes: 'Two screens in Jeddah.',
      locale: 'ar',
    }),
  );
  await submit(
    partnershipInquiry({
      email: 'muhammad@b.example',
      firstName: 'مُحَمَّد',
      lastName: 'عبد الله',
      company: 'الشركة العربية للخدمات',
      message: 'نحتاج إلى ١٢٣ رخصة.',
      locale: 'ar',
    }),
  );
  await submit(jobApplication({ email: 'rene@c.example', name: 'René Müller', coverLetter: 'I built 42 agents.' }));
});

it.each([
  ['احمد', 'ahmad@a.example'],
  ['أحمد', 'ahmad@a.example'],
  ['إحم', 'ahmad@a.example'],
  ['هاشمي', 'ahmad@a.example'],
  ['saudi bank', 'ahmad@a.example'],
  ['bank jeddah أحمد', 'ahmad@a.example'],
  ['two screens', 'ahmad@a.example'],
  ['today jeddah', 'ahmad@a.example'],
  ['اليوم شركة', 'muhammad@b.example'],
  ['محمد', 'muhammad@b.example'],
  ['مـحـمـد', 'muhammad@b.example'],
  ['شركة', 'muhammad@b.example'],
  ['شركه عربيه', 'muhammad@b.example'],
  ['خدمات', 'muhammad@b.example'],
  ['123', 'muhammad@b.example'],
  ['۱۲۳', 'muhammad@b.example'],
  ['rene muller', 'rene@c.example'],
  ['René', 'rene@c.example'],
  ['agen', 'rene@c.example'],
  ['٤٢', 'rene@c.example'],
  ['ai engineer', 'rene@c.example'],
  ['050 000 0003', 'rene@c.example'],
  ['+971500000003', 'rene@c.example'],
])('finds by %s the same text in another spelling', async (q, email) => {
  expect(await emailsFound({ q })).toEqual([email]);
});

it.each(['عل', 'localear', 'statuspending', 'شركة احمد', 'yesterday jeddah', '"', 'words : *'])(
  'finds nothing by %s',
  async (q) => {
    expect(await emailsFound({ q })).toEqual([]);
  },
);

it('finds by the date on which it was submitted, in figures and in words', async () => {
  const words = (locale: string) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Asia/Dubai',
    }).format(new Date());
  for (const q of [gulfDate(), words('en-GB'), words('ar-AE-u-nu-latn')]) {
    expect(await emailsFound({ q }), q).toEqual(['rene@c.example', 'muhammad@b.example', 'ahmad@a.example']);
  }
});

it('filters submissions by language, with and without a search', async () => {
  expect(await emailsFound({ locale: 'ar' })).toEqual(['muhammad@b.example', 'ahmad@a.example']);
  expect(await emailsFound({ locale: 'en' })).toEqual(['rene@c.example']);
  expect(await emailsFound({ locale: 'ar', formType: 'demo' })).toEqual(['ahmad@a.example']);
  expect(await emailsFound({ locale: 'ar', q: 'احمد' })).toEqual(['ahmad@a.example']);
  expect(await emailsFound({ locale: 'en', q: 'احمد' })).toEqual([]);
  await expectRefusal(getAsStaff('/api/admin/submissions?locale=fr'), [
    422,
    'validation_failed',
    'locale: The language must be en or ar.',
  ]);
});

it('filters subscribers by language, with and without a search', async () => {
  await post('/api/newsletter/subscriptions', { email: 'noor@reader.example', locale: 'ar' });
  await post('/api/newsletter/subscriptions', { email: 'nora@reader.example' });
  expect(await emailsFound({ locale: 'ar' }, 'subscribers')).toEqual(['noor@reader.example']);
  expect(await emailsFound({ locale: 'en' }, 'subscribers')).toEqual(['nora@reader.example']);
  expect(await emailsFound({ q: 'noo' }, 'subscribers')).toEqual(['noor@reader.example']);
  expect(await emailsFound({ locale: 'en', q: 'no' }, 'subscribers')).toEqual(['nora@reader.example']);
});

it('exports the language after the fields, with the Arabic whole', async () => {
  const csv = await (await getAsStaff('/api/admin/submissions.csv?locale=ar')).bytes();
  expect([...csv.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [header, ...lines] = new TextDecoder().decode(csv).trimEnd().split('\r\n');
  expect(header).toContain(',locale,assignee,stage,');
  expect(lines).toHaveLength(2);
  expect(lines.every((line) => /,ar,,,[\d-]{10} [\d:]{5},{13}$/.test(line))).toBe(true);
  expect(lines.join()).toContain(',+971 50 000 000');
  expect(lines.join()).toContain('مُحَمَّد,عبد الله');
  const subscribers = await (await getAsStaff('/api/admin/subscribers.csv')).text();
  expect(subscribers.split('\r\n')[0]).toBe('id,email,status,subscribed_at,source,locale,subscribed_at_gulf,campaign');
});

it('leaves a line in the audit log for each export, without the search text', async () => {
  const newest = async () =>
    env.DB.prepare('SELECT action, detail, done_by FROM audit_log ORDER BY id DESC LIMIT 1').first();
  const by = expect.any(String);
  await getAsStaff('/api/admin/submissions.csv');
  expect(await newest()).toEqual({ action: 'list_exported', detail: 'submissions: everybody', done_by: by });
  await getAsStaff('/api/admin/submissions.csv?q=Layla&status=pending');
  expect(await newest()).toMatchObject({ detail: 'submissions: status=pending, q' });
  await getAsStaff('/api/admin/subscribers.csv');
  expect(await newest()).toMatchObject({ detail: 'subscribers: everybody' });
});

it.each(['constructor', '__proto__', 'toString hasOwnProperty', 'valueOf@rihla.example'])(
  'searches for %s as for any word',
  async (q) => {
    for (const list of ['submissions', 'subscribers', 'chats']) {
      expect((await getAsStaff(`/api/admin/${list}?q=${encodeURIComponent(q)}`)).status, list).toBe(200);
    }
  },
);

it('finds a name with any of its spaces left out or added', async () => {
  const names = ['Abdul Rahman', 'Noorulhuda', 'Mary Anne', 'عبد الرحمن', 'فاطمة الزهراء', 'نورالهدى'];
  for (const [index, name] of names.entries())
    await submit(
      demoRequest({ email: `name${index}@spaces.example`, firstName: name, lastName: 'Zayed', company: 'Qamar' }),
    );
  for (const [index, ...spellings] of [
    [0, 'Abdulrahman', 'abdul rahman', 'ABDULRAHM', 'abdulrahman zayed', 'abdul rahman zayed'],
    [1, 'Noorul Huda', 'noorulhuda', 'noorul huda zayed', 'noorulhuda za'],
    [2, 'maryanne', 'Mary Anne'],
    [3, 'عبدالرحمن', 'عبد الرحمن'],
    [4, 'فاطمة الزهراء', 'فاطمه الزهرا'],
    [5, 'نور الهدى', 'نورالهدى'],
  ] as const)
    for (const q of spellings) expect(await emailsFound({ q }), q).toEqual([`name${index}@spaces.example`]);
});

it('finds a word that is written apart, together or with other letters', async () => {
  const company = 'Al-Futtaim & Co. (L.L.C.), Łódź';
  await submit(demoRequest({ email: 'sean@d.example', firstName: "O'Neil", lastName: 'Straße', company }));
  await submit(
    demoRequest({ email: 'maha@e.example', firstName: 'Maha', lastName: 'Almaktoum', company: 'Omega LLC' }),
  );
  for (const q of ['AlFuttaim', 'Al-Futtaim', 'al futtaim', 'futtaim', 'alfut', 'oneil', "O'Neil", 'o’neil', 'neil'])
    expect(await emailsFound({ q }), q).toEqual(['sean@d.example']);
  for (const q of ['strasse', 'Straße', 'STRASSE', 'lodz', 'futtaim co l.l.c'])
    expect(await emailsFound({ q }), q).toEqual(['sean@d.example']);
  for (const q of ['LLC', 'L.L.C.']) expect(await emailsFound({ q }), q).toEqual(['maha@e.example', 'sean@d.example']);
  for (const q of ['Al Maktoum', 'al-maktoum']) expect(await emailsFound({ q }), q).toEqual(['maha@e.example']);
});
