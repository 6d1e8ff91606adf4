import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { saveMessages } from '#worker/chat/handover/transcript.ts';
import type { MessageRow } from '#worker/chat/store.ts';
import { storeTurn } from '#worker/chat/store.ts';
import { database } from '#worker/db/client.ts';
import { transaction } from '#worker/db/transaction.ts';
import { erasePersonalData } from '#worker/privacy/personal-data/erase.ts';
import { insertSubmission } from '#worker/submissions/store.ts';
import { allCounts, emptyAnalytics } from '../support/analytics.ts';
import { beginOnMonday, bookDemo, setTime, tuesdayAtNine, tuesdayAtTen } from '../support/bookings.ts';
import { request } from '../support/client.ts';
import { jsonPost } from '../support/faults.ts';
import { jobApplication, partnershipInquiry } from '../support/forms.ts';
import { confirmationTokenOf, doubleOptIn, post, subscribe, tokenOf } from '../support/newsletter.ts';
import { asStaff } from '../support/staff.ts';

beforeEach(async () => {
  await emptyAnalytics();
});

async function steps(funnel: string): Promise<Record<string, number>> {
  const counts = Object.entries(await allCounts()).filter(([key]) => key.startsWith(`step|${funnel}.`));
  return Object.fromEntries(counts.map(([key, count]) => [key.slice(`step|${funnel}.`.length), count]));
}

it('counts forms that are stored, from any page and without the app', async () => {
  await request('/api/submissions', jobApplication());
  await request('/api/submissions', partnershipInquiry());
  expect(await steps('career')).toEqual({ sent: 1 });
});

it('counts a demo that staff have marked as held, and undoes it', async () => {
  await beginOnMonday();
  const { booking } = await bookDemo(tuesdayAtNine);
  const mark = (status: 'held' | 'no_show') =>
    asStaff(`/api/admin/bookings/${booking.id}`, { ...jsonPost({ status }), method: 'PATCH' });
  setTime(tuesdayAtTen);
  await mark('held');
  expect(await steps('demo')).toEqual({ sent: 1, held: 1 });
  await mark('no_show');
  expect(await steps('demo')).toEqual({ sent: 1, held: 0 });
});

it('counts subscribers who subscribe and confirm, also after having left', async () => {
  await subscribe('once@reader.example');
  expect(await steps('newsletter')).toEqual({ sent: 1, confirmed: 1 });
  await subscribe('asked@reader.example', doubleOptIn);
  expect(await steps('newsletter')).toEqual({ sent: 2, confirmed: 1 });
  await post('/api/newsletter/confirm', { token: await confirmationTokenOf('asked@reader.example') }, doubleOptIn);
  expect(await steps('newsletter')).toEqual({ sent: 2, confirmed: 2 });
  await post('/api/newsletter/unsubscribe', { token: await tokenOf('once@reader.example') });
  await subscribe('once@reader.example');
  expect(await steps('newsletter')).toEqual({ sent: 3, confirmed: 3 });
});

const db = database(env);
const answer = { confidence: 0.9, suggestedActions: [] };

function message(sessionId: string, metadata: object): MessageRow {
  const timestamp = new Date().toISOString();
  return {
    id: crypto.randomUUID(),
    sessionId,
    message: 'Hello',
    isBot: false,
    timestamp,
    metadata: { ...answer, ...metadata },
  };
}

async function addAnswer(session: string, metadata: object = {}) {
  await storeTurn(db, [message(session, {}), { ...message(session, metadata), isBot: true }], 'en');
}

async function addColleague(sessionId: string, author: string) {
  const outcome = { saved: () => {}, refused: () => {}, idTaken: () => {} };
  await saveMessages(db, { sessionId, locale: 'en' }, [message(sessionId, { author })], outcome);
}

async function addLead(chatSessionId: string) {
  const row = { id: crypto.randomUUID(), formType: 'other', email: 'a@b.example', chatSessionId } as const;
  const lead = { ...row, submittedAt: new Date().toISOString() };
  await transaction(db, insertSubmission(db, lead, { id: row.id, adjacentIds: [] }));
}

const sources = [{ title: 'Lagentry', path: '/products/lagentry' }];

it('counts a conversation once for each of its steps', async () => {
  await addAnswer('a', { sources: [] });
  await addAnswer('a');
  await addAnswer('a', { sources, unanswered: true });
  expect(await steps('chat')).toEqual({});
  await addAnswer('a', { sources });
  await addAnswer('a', { sources });
  expect(await steps('chat')).toEqual({ answered: 1 });
  await addColleague('a', 'amal@rihla.example');
  await addColleague('a', 'omar@rihla.example');
  await addLead('a');
  expect(await steps('chat')).toEqual({ answered: 1, person: 1, lead: 1 });
  await addLead('b');
  await addColleague('b', 'amal@rihla.example');
  expect(await steps('chat')).toEqual({ answered: 1, person: 2, lead: 2 });
});

it('keeps the counts when someone has all data erased', async () => {
  await request('/api/submissions', jobApplication({ email: 'gone@applicant.example' }));
  await erasePersonalData(env, 'gone@applicant.example', 'staff@rihla.example');
  expect(await steps('career')).toEqual({ sent: 1 });
});
