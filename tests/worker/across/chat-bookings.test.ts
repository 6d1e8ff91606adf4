import { evictDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { Page } from '#shared/contracts/admin.ts';
import type { StaffBooking } from '#shared/contracts/bookings.ts';
import type { Person } from '#shared/contracts/contact.ts';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import type { PersonalData } from '#shared/contracts/privacy.ts';
import { chatSession } from '#worker/chat/rpc.ts';
import { erasePersonalData } from '#worker/privacy/personal-data/erase.ts';
import { allCounts, emptyAnalytics } from '../support/analytics.ts';
import {
  type Booked,
  beginOnMonday,
  bookDemo,
  monday,
  postDemo,
  setTime,
  tuesdayAtNine,
  tuesdayAtTen,
} from '../support/bookings.ts';
import { begunSession, leaveAddress, newSession, transcriptOf } from '../support/chats.ts';
import { request } from '../support/client.ts';
import { completionWith, mockCompletions } from '../support/completions.ts';
import { requestWith, withMethods } from '../support/faults.ts';
import { demoRequest, jobApplication, partnershipInquiry } from '../support/forms.ts';
import { expectLogs } from '../support/logs.ts';
import { hour, mailbox } from '../support/mail.ts';
import { getAsStaff } from '../support/staff.ts';

beforeEach(async () => {
  await beginOnMonday();
  await emptyAnalytics();
});

async function askedSession(text = 'Can you read old ledgers?'): Promise<string> {
  mockCompletions(() => completionWith('Yes, since 1990.'));
  const session = newSession();
  await request(`/api/chat/${session}/messages`, { text });
  return session;
}

async function detailOf({ submission }: Pick<Booked, 'submission'>): Promise<SubmissionDetail> {
  return (await getAsStaff(`/api/admin/submissions/${submission.id}`)).json();
}

async function linkOf(booked: Pick<Booked, 'submission'>): Promise<string | null> {
  return (await detailOf(booked)).submission.chat_session_id;
}

async function exportOf(email: string): Promise<string[]> {
  const { chats } = await (await getAsStaff(`/api/admin/people?email=${email}`)).json<PersonalData>();
  return chats.map(({ text }) => text);
}

it('links a booked demo to its chat, for the host and for readers of the record', async () => {
  const chatSessionId = await askedSession();
  const booked = await bookDemo(tuesdayAtNine, { chatSessionId });
  expect(JSON.stringify(booked)).not.toContain(chatSessionId);
  const { submission, booking } = await detailOf(booked);
  expect(submission).toMatchObject({ chat_session_id: chatSessionId });
  expect(booking).toMatchObject({ chatSessionId });
  const shown = await (await getAsStaff(`/api/admin/bookings/${booked.booking.id}`)).json<{ booking: StaffBooking }>();
  expect(shown.booking).toMatchObject({ id: booked.booking.id, chatSessionId });
  const chat = await (await getAsStaff(`/api/admin/chats/${chatSessionId}`)).json();
  expect(chat).toMatchObject({ submissionIds: [booked.submission.id] });
  const contact = await (await getAsStaff(`/api/admin/person?email=${booked.submission.email}`)).json<Person>();
  expect(contact.chats).toMatchObject([{ first_question: 'Can you read old ledgers?' }]);
  const csv = await (await getAsStaff('/api/admin/submissions.csv')).text();
  expect(csv).toContain(',sent_from,locale,');
  expect(csv).toContain(',chat,en,');
});

it('links the notification of a booking to the chat', async () => {
  const mails = mailbox();
  const chatSessionId = await askedSession();
  await bookDemo(tuesdayAtNine, { chatSessionId });
  const [notification] = mails.to('sales@rihla.example');
  expect(notification?.text).toContain(`https://rihla.example/admin/inbox/chats/${chatSessionId}`);
  mails.sent.length = 0;
  await bookDemo(tuesdayAtTen);
  expect(mails.to('sales@rihla.example')[0]?.text).not.toContain('/inbox/chats/');
  expect(mails.to('layla@gulf-logistics.example')[0]?.text).not.toContain(chatSessionId);
});

it('links each form that a chat sends', async () => {
  const chatSessionId = await askedSession();
  for (const form of [demoRequest(), partnershipInquiry(), jobApplication()]) {
    const response = await request('/api/submissions', { ...form, chatSessionId });
    expect(response.status).toBe(201);
    expect(await linkOf(await response.json<Booked>())).toBe(chatSessionId);
  }
});

it.each([
  ['unknown', newSession()],
  ['malformed', 'session_1'],
  ['not text', { id: 1 }],
  ['null', null],
])('stores a booking without a link if the chat is %s', async (_, chatSessionId) => {
  const booked = await bookDemo(tuesdayAtNine, { chatSessionId });
  expect(await linkOf(booked)).toBeNull();
  expect(await allCounts()).not.toHaveProperty('step|chat.booked');
});

it('stores a booking without a link if the chat was reset', async () => {
  const chatSessionId = await askedSession();
  await request(`/api/chat/${chatSessionId}/reset`, {});
  expect(await linkOf(await bookDemo(tuesdayAtNine, { chatSessionId }))).toBeNull();
});

it('stores a booking without a link if the chat does not answer', async () => {
  expectLogs('chat_not_linked');
  const chatSessionId = await askedSession();
  const CHAT_SESSION = withMethods(env.CHAT_SESSION, {
    get: () => ({ startedAt: () => Promise.reject(new Error('Network connection lost.')) }),
  });
  const body = JSON.stringify(demoRequest({ slotStart: tuesdayAtNine, chatSessionId }));
  const headers = { 'content-type': 'application/json' };
  const response = await requestWith({ CHAT_SESSION }, '/api/submissions', { method: 'POST', headers, body });
  expect(response.status).toBe(201);
  expect(await linkOf(await response.json<Booked>())).toBeNull();
});

it('links a chat whose object was evicted between the choice and the press', async () => {
  const chatSessionId = await askedSession();
  await evictDurableObject(chatSession(env, chatSessionId));
  expect(await linkOf(await bookDemo(tuesdayAtNine, { chatSessionId }))).toBe(chatSessionId);
});

it('answers a repetition with the same booking, whatever chat it names', async () => {
  const id = crypto.randomUUID();
  const chatSessionId = await askedSession();
  const first = await bookDemo(tuesdayAtNine, { id, chatSessionId });
  const other = await askedSession('Who are you?');
  for (const again of [chatSessionId, other, undefined]) {
    const response = await postDemo(tuesdayAtNine, { id, chatSessionId: again });
    expect(response.status).toBe(200);
    const { submission, booking, bookingLinks } = first;
    expect(await response.json()).toEqual({ submission, booking, bookingLinks });
  }
  expect(await linkOf(first)).toBe(chatSessionId);
  expect(await allCounts()).toMatchObject({ 'step|demo.sent': 1, 'step|chat.booked': 1 });
});

it('answers two simultaneous presses of two tabs with one booking', async () => {
  const chatSessionId = await askedSession();
  const id = crypto.randomUUID();
  const answers = await Promise.all([
    postDemo(tuesdayAtNine, { id, chatSessionId }),
    postDemo(tuesdayAtNine, { id, chatSessionId }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
  expect(await allCounts()).toMatchObject({ 'step|chat.booked': 1 });
});

it('counts a conversation as booked once, and no preference', async () => {
  const chatSessionId = await askedSession();
  await request('/api/submissions', demoRequest({ chatSessionId }));
  expect(await allCounts()).not.toHaveProperty('step|chat.booked');
  await bookDemo(tuesdayAtNine, { chatSessionId });
  await bookDemo(tuesdayAtTen, { chatSessionId });
  expect(await allCounts()).toMatchObject({ 'step|demo.sent': 3, 'step|chat.booked': 1 });
});

it('shows the owner of the address the chat since its last reset, and erases it', async () => {
  const email = 'layla@owner.example';
  const chatSessionId = await askedSession('A question of someone else');
  await request(`/api/chat/${chatSessionId}/reset`, {});
  setTime(Date.parse(monday) + hour);
  await request(`/api/chat/${chatSessionId}/messages`, { text: 'A question of the owner' });
  await bookDemo(tuesdayAtNine, { email, chatSessionId });
  const [question] = await exportOf(email);
  expect(question).toBe('A question of the owner');
  await erasePersonalData(env, email, 'staff@rihla.example');
  expect(await transcriptOf(chatSessionId)).toEqual(['A question of someone else', 'Yes, since 1990.']);
  expect(await (await request(`/api/chat/${chatSessionId}`)).json()).toMatchObject({ messages: [] });
});

it('ends the transcript of an earlier address when the next conversation books', async () => {
  const session = await begunSession();
  await leaveAddress(session, { email: 'noor@earlier.example' });
  const chat = chatSession(env, session);
  await chat.erase(session);
  setTime(Date.parse(monday) + 25 * hour);
  mockCompletions(() => completionWith('Yes.'));
  await request(`/api/chat/${session}/messages`, { text: 'A later question' });
  await bookDemo('2026-11-25T05:00:00.000Z', { email: 'layla@later.example', chatSessionId: session });
  expect(await exportOf('noor@earlier.example')).not.toContain('A later question');
  expect(await exportOf('layla@later.example')).toContain('A later question');
});

it('lists the chat of a booking among those that left an address', async () => {
  const chatSessionId = await askedSession();
  await bookDemo(tuesdayAtNine, { chatSessionId });
  const { items } = await (await getAsStaff('/api/admin/chats?kind=address')).json<Page<{ session_id: string }>>();
  expect(items.map(({ session_id }) => session_id)).toContain(chatSessionId);
});
