import type { ChatReply } from '#shared/contracts/chat.ts';
import type { Refusal, StaffSocketMessage } from '#shared/contracts/handover.ts';
import { defaultLocale } from '#shared/locales.ts';
import { dominantLocale } from '#shared/text/dominant-locale.ts';
import { database } from '../../db/client.ts';
import { configOf } from '../../env.ts';
import { texts } from '../../http/texts.ts';
import { notifyWaiting } from '../../webhooks/deliver.ts';
import type { PersonQuestion, StaffMessage } from '../rpc.ts';
import {
  count,
  handoverIn,
  historyIn,
  isIdUsed,
  limits,
  nextTime,
  noteId,
  passesCheck,
  remember,
  sentAt,
} from '../session-storage.ts';
import type { MessageRow } from '../store.ts';
import { broadcastMessage, broadcastState, isStaffThere } from './audience.ts';
import type { Colleague } from './colleague.ts';
import { broadcast, type SocketOwner } from './sockets.ts';
import { type Handover, type HandoverEvent, isWith, isWithPeople, nextHandover, noticeOf } from './state.ts';
import { type Session, touch } from './sync.ts';
import { idsOf, noticeMessage, personMessage, shownTo } from './transcript.ts';
import { addUnsaved } from './unsaved-messages.ts';

const maxQuestionLength = 200;

interface Written {
  id: string;
  text: string;
}

export async function askForPerson(session: Session, question: PersonQuestion): Promise<void> {
  const { env, kv } = session;
  await loadIds(session, question.sessionId);
  if (!isWithPeople(handoverIn(kv))) {
    begin(session, question, historyIn(kv).findLast(({ role }) => role === 'user')?.content ?? '');
  }
  const until = Date.now() + configOf(env).CHAT_PERSON_SECONDS * 1000;
  apply(session, { type: 'asked', nextTime: question.nextTime, ...(question.staffed && { until }) });
}

export async function noteAddress(session: Session, question: Omit<PersonQuestion, 'staffed'>): Promise<void> {
  await loadIds(session, question.sessionId);
  if (!session.kv.get('conversation')) begin(session, question, '');
  apply(session, { type: 'sent', nextTime: question.nextTime });
}

/** An expired object loses its ids, but the database still has them. */
async function loadIds({ env, kv }: Session, sessionId: string): Promise<void> {
  if (!kv.get('earlierIds')) kv.put('earlierIds', await idsOf(database(env), sessionId));
}

function begin(
  { kv }: Session,
  { sessionId, locale }: Pick<PersonQuestion, 'sessionId' | 'locale'>,
  lastQuestion: string,
): void {
  kv.put('conversation', { sessionId, locale, since: new Date(nextTime(kv)).toISOString() });
  kv.put('lastQuestion', lastQuestion.slice(0, maxQuestionLength));
}

export function apply(session: Session, event: HandoverEvent): void {
  const { ctx, env, kv } = session;
  const before = handoverIn(kv);
  const { handover, notice } = nextHandover(before, event);
  if (handover === before && !notice) return;
  storeHandover(session, handover);
  const conversation = kv.get('conversation');
  if (notice && conversation) {
    // On WhatsApp the person waits for the answer that is promised outside office hours, too.
    const isPromised = notice === 'promised' && before.state !== 'waiting' && kv.get('isWhatsapp');
    if (notice === 'waiting' || isPromised) ctx.waitUntil(notifyWaiting(env, conversation));
    const details = noticeOf(notice, [before, handover], event, conversation.locale);
    const row = noticeMessage(conversation, details, nextTime(kv));
    noteId(kv, row.id);
    keep(session, row);
  }
  // The notice goes first, because the new state may close the visitor's socket.
  if (handover !== before) broadcastState(session);
  if (handover.state !== before.state) kv.put('deskOutdated', nextTime(kv));
  void session.sync();
}

/** A promised reply is withdrawn too, without a notice. */
export function endConversation(session: Session): void {
  apply(session, { type: 'cancelled' });
  if (handoverIn(session.kv).state === 'bot') return;
  storeHandover(session, { state: 'bot' });
  broadcastState(session);
}

function storeHandover({ kv }: Session, handover: Handover): void {
  if (handover.state !== handoverIn(kv).state) kv.put('changedAt', new Date().toISOString());
  kv.put('handover', handover);
}

export function handleFrame(
  session: Session,
  frame: StaffSocketMessage,
  { colleague, sessionId }: Pick<SocketOwner, 'colleague' | 'sessionId'>,
): Refusal | undefined {
  switch (frame.type) {
    case 'take':
      if (handoverIn(session.kv).state === 'bot') beginUnasked(session, sessionId!);
      if (session.kv.get('conversation')) apply(session, { type: 'taken', colleague: colleague! });
      return refusalToTake(handoverIn(session.kv), colleague!);
    case 'leave':
      apply(session, { type: 'left', by: colleague!.by });
      return undefined;
    case 'typing': {
      const handover = handoverIn(session.kv);
      if (colleague ? isWith(handover, colleague.by) : handover.state === 'person') {
        broadcast(session.ctx, colleague ? 'visitor' : 'staff', { type: 'typing', isVisitor: !colleague });
      }
      return undefined;
    }
    case 'message':
      return write(session, frame, colleague);
  }
}

/** A staff member joins a running chat, whose visitor has not asked for a person. */
function beginUnasked(session: Session, sessionId: string): void {
  const { kv } = session;
  const question = historyIn(kv).findLast(({ role }) => role === 'user')?.content ?? '';
  if (kv.get('startedAt') === undefined) return;
  begin(session, { sessionId, locale: dominantLocale(question, defaultLocale) }, question);
}

function refusalToTake(handover: Handover, { by }: Colleague): Refusal | undefined {
  if (handover.state !== 'person') return { reason: 'not_waiting' };
  return handover.colleague.by === by ? undefined : { reason: 'taken', by: handover.colleague.by };
}

function write(session: Session, { id, text }: Written, colleague?: Colleague): Refusal | undefined {
  const { env, kv } = session;
  const used = refusalOfId(session, { id, text }, colleague);
  if (used) return used;
  const handover = handoverIn(kv);
  if (colleague && !isWith(handover, colleague.by)) return { reason: 'not_yours', id };
  if (!colleague && !isWithPeople(handover)) return { reason: 'no_person', id };
  if (!colleague && !passesCheck(kv, configOf(env).TURNSTILE_SECRET_KEY ? 'open' : undefined)) {
    return { reason: 'unchecked', id };
  }
  if (count(kv, `messages:${colleague?.by ?? ''}`, limits.messages)) return { reason: 'too_many', id };
  if (colleague) say(session, { id, text }, colleague);
  else receive(session, text, id);
  return undefined;
}

function refusalOfId({ kv }: Session, { id, text }: Written, colleague?: Colleague): Refusal | undefined {
  if (!isIdUsed(kv, id)) return undefined;
  const at = sentAt(kv, { id, text }, colleague?.by ?? '');
  const conversation = kv.get('conversation');
  if (at === undefined || !conversation) return { reason: 'id_used', id };
  const row = personMessage(conversation, { id, text, at }, colleague);
  return { reason: 'id_used', id, message: shownTo[colleague ? 'staff' : 'visitor'](row) };
}

/** Stores a visitor's message to staff. */
export function receive(session: Session, text: string, givenId?: string): ChatReply {
  const { kv } = session;
  const conversation = kv.get('conversation')!;
  const locale = dominantLocale(text, conversation.locale);
  const used = givenId ? refusalOfId(session, { id: givenId, text }) : undefined;
  const id = givenId && (!used || used.message) ? givenId : crypto.randomUUID();
  if (!used?.message) {
    kv.put('conversation', { ...conversation, locale });
    kv.put('lastQuestion', text.slice(0, maxQuestionLength));
    remember(kv, { role: 'user', content: text });
    keepWritten(session, { id, text });
  }
  const message = texts[locale].handover.passedOn;
  return { messageId: id, message, confidence: 1, suggestedActions: [], sources: [], toPerson: true };
}

/** A staff member who writes is in the conversation. @returns false when the id belongs to another message */
export async function sayWithoutSocket(session: Session, { colleague, ...message }: StaffMessage): Promise<boolean> {
  const { kv } = session;
  await loadIds(session, message.sessionId);
  if (isIdUsed(kv, message.id)) return sentAt(kv, message, colleague.by) !== undefined;
  const lastQuestion = historyIn(kv).findLast(({ role }) => role === 'user')?.content ?? '';
  if (!kv.get('conversation')) begin(session, message, lastQuestion);
  if (!isWith(handoverIn(kv), colleague.by)) {
    storeHandover(session, { state: 'person', colleague });
    kv.put('deskOutdated', nextTime(kv));
    broadcastState(session);
  }
  say(session, message, colleague);
  return true;
}

function say(session: Session, message: Written, colleague: Colleague): void {
  const { locale } = session.kv.get('conversation')!;
  remember(session.kv, { role: 'assistant', content: `${colleague.names[locale]}: ${message.text}` });
  keepWritten(session, message, colleague);
}

function keepWritten(session: Session, { id, text }: Written, colleague?: Colleague): void {
  const { kv } = session;
  const at = nextTime(kv);
  noteId(kv, id, { author: colleague?.by ?? '', text, at });
  keep(session, personMessage(kv.get('conversation')!, { id, text, at }, colleague));
}

function keep(session: Session, row: MessageRow): void {
  addUnsaved(session.kv, row);
  broadcastMessage(session, row);
  touch(session);
  void session.sync();
}

export function checkPresence(session: Session, closed?: WebSocket): void {
  const handover = handoverIn(session.kv);
  if (handover.state !== 'person' || session.kv.get('isWhatsapp')) return;
  const { by } = handover.colleague;
  if (!isStaffThere(session.ctx, by, closed)) apply(session, { type: 'disconnected', by, at: Date.now() });
}
