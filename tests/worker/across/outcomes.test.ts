import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { erasePersonalData } from '../../../src-worker/privacy/personal-data/erase.ts';
import { allCounts, emptyAnalytics } from '../support/analytics.ts';
import { bookDemo, emptyBookings, monday, setTime, tuesdayAtNine } from '../support/bookings.ts';
import { request } from '../support/client.ts';
import { jobApplication, partnershipInquiry } from '../support/forms.ts';
import { confirmationTokenOf, doubleOptIn, post, subscribe, tokenOf } from '../support/newsletter.ts';
import { addSubmission, changeBooking } from '../support/records.ts';

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

it('counts a demo that staff have marked as held, and takes it back', async () => {
  setTime(monday);
  await emptyBookings();
  const { booking } = await bookDemo(tuesdayAtNine);
  const mark = (status: 'held' | 'no_show') => changeBooking(booking.id, { status });
  await mark('held');
  expect(await steps('demo')).toEqual({ sent: 1, held: 1 });
  await mark('no_show');
  expect(await steps('demo')).toEqual({ sent: 1, held: 0 });
});

it('counts who subscribes and who confirms, also after having left', async () => {
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

async function addMessage(session: string, isBot: boolean, metadata: object) {
  await env.DB.prepare(
    'INSERT INTO chat_messages (id, session_id, message, is_bot, timestamp, metadata) VALUES (?, ?, ?, ?, ?, ?)',
  )
    .bind(crypto.randomUUID(), session, 'Hello', isBot ? 1 : 0, new Date().toISOString(), JSON.stringify(metadata))
    .run();
}

async function addLead(session: string) {
  await addSubmission({ formType: 'other', submittedAt: new Date().toISOString(), chatSessionId: session });
}

const said = { confidence: 0.9, suggestedActions: [] };
const sources = [{ title: 'Lagentry', path: '/products/lagentry' }];

it('counts a conversation once for each of its steps', async () => {
  await addMessage('a', false, said);
  await addMessage('a', true, { ...said, sources: [] });
  await addMessage('a', true, said);
  expect(await steps('chat')).toEqual({});
  await addMessage('a', true, { ...said, sources });
  await addMessage('a', true, { ...said, sources });
  expect(await steps('chat')).toEqual({ answered: 1 });
  await addMessage('a', true, { ...said, author: 'amal@rihla.example' });
  await addMessage('a', true, { ...said, author: 'omar@rihla.example' });
  await addLead('a');
  expect(await steps('chat')).toEqual({ answered: 1, person: 1, lead: 1 });
  await addLead('b');
  await addMessage('b', true, { ...said, author: 'amal@rihla.example' });
  expect(await steps('chat')).toEqual({ answered: 1, person: 2, lead: 2 });
});

it('keeps the counts when somebody has all data erased', async () => {
  await request('/api/submissions', jobApplication({ email: 'gone@applicant.example' }));
  await erasePersonalData(env, 'gone@applicant.example', 'staff@rihla.example');
  expect(await steps('career')).toEqual({ sent: 1 });
});
