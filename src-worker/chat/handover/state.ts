import type { HandoverNotice, HandoverState } from '#shared/contracts/chat.ts';
import type { DeskEntry } from '#shared/contracts/handover.ts';
import type { Locale } from '#shared/locales.ts';
import type { Colleague } from './colleague.ts';

/** Times are in milliseconds; `nextTime` is an ISO time. */
export type Handover =
  | { state: 'bot' }
  | { state: 'waiting'; until: number; nextTime: string }
  | { state: 'person'; colleague: Colleague; lostAt?: number }
  | { state: 'promised'; nextTime: string; sent: boolean };

export type HandoverEvent =
  | { type: 'asked'; until?: number; nextTime: string }
  | { type: 'cancelled' }
  | { type: 'taken'; colleague: Colleague }
  | { type: 'left'; by: string }
  | { type: 'disconnected'; by: string; at: number }
  | { type: 'connected'; by: string }
  | { type: 'expired' }
  | { type: 'sent'; nextTime: string };

export const graceTimeMs = 20_000;

export function nextHandover(
  before: Handover,
  event: HandoverEvent,
): { handover: Handover; notice?: HandoverNotice['kind'] } {
  const unchanged = { handover: before };
  switch (event.type) {
    case 'asked': {
      const { until, nextTime } = event;
      if (before.state === 'waiting' || before.state === 'person') return unchanged;
      if (until === undefined) return { handover: { state: 'promised', nextTime, sent: false }, notice: 'promised' };
      return { handover: { state: 'waiting', until, nextTime }, notice: 'waiting' };
    }
    case 'cancelled':
      if (before.state === 'waiting') return { handover: { state: 'bot' }, notice: 'cancelled' };
      return before.state === 'person' ? { handover: { state: 'bot' }, notice: 'ended' } : unchanged;
    case 'taken':
      if (before.state === 'person') return unchanged;
      return { handover: { state: 'person', colleague: event.colleague }, notice: 'joined' };
    case 'left':
      return isWith(before, event.by) ? { handover: { state: 'bot' }, notice: 'left' } : unchanged;
    case 'disconnected':
      return isWith(before, event.by) && before.lostAt === undefined
        ? { handover: { ...before, lostAt: event.at } }
        : unchanged;
    case 'connected':
      return isWith(before, event.by) && before.lostAt !== undefined
        ? { handover: { state: 'person', colleague: before.colleague } }
        : unchanged;
    case 'expired':
      if (before.state === 'waiting') {
        return { handover: { state: 'promised', nextTime: before.nextTime, sent: false }, notice: 'promised' };
      }
      return before.state === 'person' && before.lostAt !== undefined
        ? { handover: { state: 'bot' }, notice: 'lost' }
        : unchanged;
    case 'sent':
      if (before.state === 'person') return { handover: before, notice: 'sent' };
      return { handover: { state: 'promised', nextTime: event.nextTime, sent: true }, notice: 'sent' };
  }
}

export function endOf(handover: Handover): number | undefined {
  if (handover.state === 'waiting') return handover.until;
  return handover.state === 'person' && handover.lostAt !== undefined ? handover.lostAt + graceTimeMs : undefined;
}

export function isWithPeople({ state }: Handover): boolean {
  return state === 'waiting' || state === 'person';
}

export function isWith(handover: Handover, by: string): handover is Extract<Handover, { state: 'person' }> {
  return handover.state === 'person' && handover.colleague.by === by;
}

/** The details of a notice about the change from one state to the next. */
export function noticeOf(
  kind: HandoverNotice['kind'],
  [before, after]: [Handover, Handover],
  event: HandoverEvent,
  locale: Locale,
): HandoverNotice {
  const { colleague } = after.state === 'person' ? after : before.state === 'person' ? before : {};
  const nextTime = 'nextTime' in event ? event.nextTime : 'nextTime' in after ? after.nextTime : undefined;
  return { kind, ...(colleague && { name: colleague.names[locale] }), ...(nextTime && { nextTime }) };
}

export function shownState(handover: Handover, side: 'visitor' | 'staff', locale: Locale = 'en'): HandoverState {
  switch (handover.state) {
    case 'waiting':
      return { state: 'waiting', until: new Date(handover.until).toISOString() };
    case 'person': {
      const { by, names } = handover.colleague;
      return { state: 'person', name: names[locale], ...(side === 'staff' && { by }) };
    }
    default:
      return handover;
  }
}

export function deskEntryOf(
  handover: Handover,
  entry: Pick<DeskEntry, 'sessionId' | 'question' | 'since'>,
): DeskEntry | undefined {
  switch (handover.state) {
    case 'waiting':
      return { ...entry, until: new Date(handover.until).toISOString(), by: null };
    case 'person':
      return { ...entry, until: null, by: handover.colleague.by };
    default:
      return undefined;
  }
}
