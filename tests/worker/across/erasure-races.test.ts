import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { Submission } from '#shared/contracts/submissions.ts';
import type { Bindings } from '#worker/env.ts';
import { replyAddress } from '#worker/mail/thread.ts';
import { erasePersonalData } from '#worker/privacy/personal-data/erase.ts';
import { addHost, beginOnMonday, tuesdayAtNine } from '../support/bookings.ts';
import { begunSession, leaveAddress } from '../support/chats.ts';
import { request } from '../support/client.ts';
import { completionWith, mockCompletions } from '../support/completions.ts';
import { pdf, pdfFile } from '../support/cv-files.ts';
import { jsonPost, requestWith, withMethods } from '../support/faults.ts';
import { demoRequest } from '../support/forms.ts';
import { expectLogs } from '../support/logs.ts';
import { mailbox } from '../support/mail.ts';
import { wholeDatabase } from '../support/my-data.ts';
import { post } from '../support/newsletter.ts';
import { deliverMail, mailOf } from '../support/received-mail.ts';
import { accessOff } from '../support/staff.ts';

beforeEach(() => {
  mailbox();
});

const word = () => `zq${crypto.randomUUID().replaceAll('-', '')}`;

async function tablesWith(text: string): Promise<string[]> {
  const tables = Object.entries(await wholeDatabase());
  return tables.filter(([, content]) => content.toLowerCase().includes(text)).map(([name]) => name);
}

/** Runs `interrupt` before the nth call, counted from 0. `calls` grows with each call. */
function interrupted(n: number, interrupt: () => Promise<unknown>) {
  const count = { calls: 0 };
  const originals = new Map<D1PreparedStatement, D1PreparedStatement>();
  const before = async () => {
    if (count.calls++ === n) await interrupt();
  };
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const called = (name: 'all' | 'run') => async () => {
      await before();
      return statement[name]();
    };
    const wrapped = withMethods(statement, {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: called('all'),
      run: called('run'),
      async raw(options: { columnNames: true }) {
        await before();
        return statement.raw(options);
      },
    });
    originals.set(wrapped, statement);
    return wrapped;
  };
  const DB = withMethods(env.DB, {
    prepare: (sql: string) => wrap(env.DB.prepare(sql)),
    batch: async (statements: D1PreparedStatement[]) => {
      await before();
      return env.DB.batch(statements.map((statement) => originals.get(statement) ?? statement));
    },
  });
  return { DB, count };
}

interface Person {
  id: string;
  email: string;
  words: string;
}

type Work = (person: Person, bindings: Partial<Bindings>) => Promise<unknown>;

const staff = (bindings: Partial<Bindings>, path: string, init: RequestInit) =>
  requestWith({ ...accessOff, ...bindings }, `/api/admin/${path}`, init, 'http://localhost');

function replyWithFile(words: string): RequestInit {
  const body = new FormData();
  body.append('reply', JSON.stringify({ subject: words, text: words }));
  body.append('file', pdfFile(pdf(300, words), `${words}.pdf`));
  return { method: 'POST', body };
}

function mailWithFile(email: string, words: string): string {
  const type = `multipart/mixed; boundary="${words}"`;
  const file = ['content-type: application/pdf', `content-disposition: attachment; filename="${words}.pdf"`, '', 'x'];
  const parts = ['content-type: text/plain\n\nHello', file.join('\n')].map((part) => `--${words}\n${part}\n`);
  return mailOf(`${parts.join('')}--${words}--`, { from: email, subject: words, 'content-type': type });
}

const works: [string, Work][] = [
  [
    'a reply with a file is sent',
    ({ id, words }, bindings) => staff(bindings, `submissions/${id}/replies`, replyWithFile(words)),
  ],
  [
    'a note is written',
    ({ id, words }, bindings) => staff(bindings, `submissions/${id}/notes`, jsonPost({ text: words })),
  ],
  [
    'a draft is saved',
    ({ id, words }, bindings) => {
      const draft = { subject: words, text: words, locale: 'en', version: null };
      return staff(bindings, `submissions/${id}/draft`, { ...jsonPost(draft), method: 'PUT' });
    },
  ],
  [
    'the contact is corrected',
    ({ id, words }, bindings) =>
      staff(bindings, `submissions/${id}`, { ...jsonPost({ company: words }), method: 'PATCH' }),
  ],
  [
    'a demo is booked by staff',
    ({ id }, bindings) => staff(bindings, 'bookings', jsonPost({ submissionId: id, startsAt: tuesdayAtNine })),
  ],
  [
    'an email with a file arrives',
    async ({ id, email, words }, bindings) =>
      deliverMail(await replyAddress(env, id), mailWithFile(email, words), { from: email, bindings }),
  ],
  [
    'subscribers are imported',
    ({ email }, bindings) =>
      staff(
        bindings,
        'subscribers/import',
        jsonPost({ source: 'Fair', consentedOn: '2026-01-02', locale: 'en', rows: [{ row: 2, email }] }),
      ),
  ],
];

async function storePerson(): Promise<Person> {
  const words = word();
  const email = `${words}@erased.example`;
  const { submission } = await (await post('/api/submissions', demoRequest({ email, company: words }))).json<{
    submission: Submission;
  }>();
  return { id: submission.id, email, words };
}

it.each(works)('keeps nothing of a person who is erased while %s', async (what, work) => {
  expectLogs('mail_refused');
  await beginOnMonday();
  await addHost('erasing-host');
  const whole = interrupted(-1, async () => {});
  const knownPerson = await storePerson();
  await work(knownPerson, { DB: whole.DB });
  expect(await storedFiles()).toHaveLength(what.includes('with a file') ? 1 : 0);
  await erasePersonalData(env, knownPerson.email, 'staff');
  for (let call = 0; call < whole.count.calls; call++) {
    const person = await storePerson();
    const { DB, count } = interrupted(call, () => erasePersonalData(env, person.email, 'staff'));
    await work(person, { DB });
    if (count.calls <= call) await erasePersonalData(env, person.email, 'staff');
    expect([call, await tablesWith(person.words), await storedFiles()]).toEqual([call, [], []]);
  }
});

async function storedFiles(): Promise<string[]> {
  const { objects } = await env.FILES!.list();
  return objects.map(({ key }) => key);
}

it.each(['waits for the model', 'was stopped'])(
  'stores nothing of a chat turn that %s during the erasure',
  async (what) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const completions = mockCompletions(() => held.then(() => completionWith('Too late.')));
    const session = await begunSession();
    const words = word();
    await leaveAddress(session, { email: `${words}@erased.example` });
    const asked = request(`/api/chat/${session}/messages`, { text: `My number is ${words}` });
    await expect.poll(() => completions.requests).toHaveLength(1);
    if (what === 'was stopped') await request(`/api/chat/${session}/stop`, undefined, { method: 'POST' });
    const erased = erasePersonalData(env, `${words}@erased.example`, 'staff');
    release();
    await Promise.all([asked, erased]);
    expect(await tablesWith(words)).toEqual([]);
    const object = env.CHAT_SESSION.get(env.CHAT_SESSION.idFromName(session));
    const stored = await runInDurableObject(object, (_, { storage }) => JSON.stringify([...storage.kv.list()]));
    expect(stored).not.toContain(words);
  },
);

it('stores no word of a chat between the erasure and its object', async () => {
  expectLogs('chat_erasure_failed');
  mockCompletions(() => completionWith('Noted.'));
  const session = await begunSession();
  const words = word();
  await leaveAddress(session, { email: `${words}@erased.example` });
  const erase = () => Promise.reject(new Error('away'));
  const unreachable = { ...env, CHAT_SESSION: { idFromName: () => ({}), get: () => ({ erase }) } };
  await erasePersonalData(unreachable as unknown as typeof env, `${words}@erased.example`, 'staff');
  await request(`/api/chat/${session}/messages`, { text: `My number is ${words}` });
  await request(`/api/chat/${session}/person`, {});
  await request(`/api/chat/${session}/messages`, { text: `Again, ${words}` });
  await request(`/api/chat/${session}`);
  expect(await tablesWith(words)).toEqual([]);
});
