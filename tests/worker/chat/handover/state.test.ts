import { expect, it } from 'vitest';
import type { Colleague } from '#worker/chat/handover/colleague.ts';
import {
  deskEntryOf,
  endOf,
  type Handover,
  type HandoverEvent,
  isWithPeople,
  nextHandover,
  shownState,
} from '#worker/chat/handover/state.ts';

const nextTime = '2026-11-25T05:00:00.000Z';
const layla: Colleague = { by: 'layla@rihla.example', names: { en: 'Layla', ar: 'ليلى' } };
const omar: Colleague = { by: 'omar@rihla.example', names: { en: 'Omar', ar: 'عمر' } };

const bot: Handover = { state: 'bot' };
const waiting: Handover = { state: 'waiting', until: 120_000, nextTime };
const person: Handover = { state: 'person', colleague: layla };
const lost: Handover = { state: 'person', colleague: layla, lostAt: 5000 };
const promised: Handover = { state: 'promised', nextTime, sent: false };
const sent: Handover = { state: 'promised', nextTime, sent: true };
const everyState = { bot, waiting, person, lost, promised, sent };

const asked: HandoverEvent = { type: 'asked', until: 120_000, nextTime };
const askedNobody: HandoverEvent = { type: 'asked', nextTime };
const taken: HandoverEvent = { type: 'taken', colleague: layla };
const expired: HandoverEvent = { type: 'expired' };
const cancelled: HandoverEvent = { type: 'cancelled' };
const leftAddress: HandoverEvent = { type: 'sent', nextTime };
const leaves = (by: string): HandoverEvent => ({ type: 'left', by });
const disconnected = (by: string): HandoverEvent => ({ type: 'disconnected', by, at: 5000 });
const connected = (by: string): HandoverEvent => ({ type: 'connected', by });

it.each<[string, Handover, HandoverEvent, Handover, string | undefined]>([
  ['waits for a colleague who is there', bot, asked, waiting, 'waiting'],
  ['promises an answer when nobody is there', bot, askedNobody, promised, 'promised'],
  ['may ask again after a promise', sent, asked, waiting, 'waiting'],
  ['gives the conversation to the colleague who takes it', waiting, taken, person, 'joined'],
  ['lets a colleague come after the promise', promised, taken, person, 'joined'],
  ['lets a colleague join where no one has asked', bot, taken, person, 'joined'],
  ['promises an answer when nobody comes', waiting, expired, promised, 'promised'],
  ['gives it back when the colleague leaves', person, leaves(layla.by), bot, 'left'],
  ['waits for a colleague without a connection', person, disconnected(layla.by), lost, undefined],
  ['goes on when the connection is back', lost, connected(layla.by), person, undefined],
  ['gives it back when the connection does not come back', lost, expired, bot, 'lost'],
  ['lets the visitor stop waiting', waiting, cancelled, bot, 'cancelled'],
  ['lets the visitor go back to Joe', person, cancelled, bot, 'ended'],
  ['notes the address that the visitor leaves', promised, leftAddress, sent, 'sent'],
  ['notes it also without a question for a person', bot, leftAddress, sent, 'sent'],
  ['notes an address during the conversation with a person', person, leftAddress, person, 'sent'],
])('%s', (_, before, event, after, notice) => {
  const result = nextHandover(before, event);
  expect(result.handover).toEqual(after);
  expect(result.notice).toBe(notice);
});

it.each<[string, Handover, HandoverEvent]>([
  ['a second question while it waits', waiting, asked],
  ['a question for a person who is there', person, askedNobody],
  ['a second colleague', person, { type: 'taken', colleague: omar }],
  ['the leaving of a colleague who does not have it', person, leaves(omar.by)],
  ['the lost connection of a colleague who does not have it', person, disconnected(omar.by)],
  ['a second lost connection', lost, { type: 'disconnected', by: layla.by, at: 9000 }],
  ['the connection of another colleague', lost, connected(omar.by)],
  ['a late alarm while the colleague is there', person, expired],
  ['a late alarm of Joe', bot, expired],
  ['going back to Joe who has it already', bot, cancelled],
])('is not changed by %s', (_, before, event) => {
  expect(nextHandover(before, event)).toEqual({ handover: before });
  expect(nextHandover(before, event).handover).toBe(before);
});

it('ends by itself only while it waits for a person or a connection', () => {
  const ends = Object.entries(everyState).map(([name, state]) => [name, endOf(state)]);
  expect(Object.fromEntries(ends)).toEqual({
    bot: undefined,
    waiting: 120_000,
    person: undefined,
    lost: 25_000,
    promised: undefined,
    sent: undefined,
  });
});

it('silences Joe while the visitor waits for a person or has one', () => {
  const silent = Object.entries(everyState).filter(([, state]) => isWithPeople(state));
  expect(silent.map(([name]) => name)).toEqual(['waiting', 'person', 'lost']);
});

it('notifies both sides of every change of who has the conversation', () => {
  const events = [
    asked,
    askedNobody,
    taken,
    expired,
    cancelled,
    leftAddress,
    leaves(layla.by),
    disconnected(layla.by),
    connected(layla.by),
  ];
  for (const before of Object.values(everyState)) {
    for (const event of events) {
      const { handover, notice } = nextHandover(before, event);
      if (handover.state !== before.state) expect(notice, `${before.state} after ${event.type}`).toBeDefined();
    }
  }
});

it('shows the address of a staff member to staff only', () => {
  expect(shownState(person, 'visitor', 'ar')).toEqual({ state: 'person', name: 'ليلى' });
  expect(shownState(person, 'staff', 'en')).toEqual({ state: 'person', name: 'Layla', by: layla.by });
});

it('lists a conversation at the desk while it waits for a person or has one', () => {
  const entry = { sessionId: 'session_1', question: 'Which plan?', since: nextTime };
  const listed = Object.entries(everyState).map(([name, state]) => [name, deskEntryOf(state, entry)]);
  expect(Object.fromEntries(listed)).toEqual({
    bot: undefined,
    waiting: { ...entry, until: '1970-01-01T00:02:00.000Z', by: null },
    person: { ...entry, until: null, by: layla.by },
    lost: { ...entry, until: null, by: layla.by },
    promised: undefined,
    sent: undefined,
  });
});
