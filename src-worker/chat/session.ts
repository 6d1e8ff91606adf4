import { DurableObject } from 'cloudflare:workers';
import type { ChatConversation, ChatReply, HandoverState } from '#shared/contracts/chat.ts';
import { database } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import { type Bindings, staffDesk } from '../env.ts';
import { log } from '../http/log.ts';
import { ProblemError } from '../http/problem.ts';
import { answerTurn, messagesOf, newTurn, stoppedBeforeText, type Turn } from './answer/turn.ts';
import { type EventStream, openEventStream } from './event-stream.ts';
import { broadcastMessage, broadcastPresence, sendHello, stateFor } from './handover/audience.ts';
import {
  apply,
  askForPerson,
  checkPresence,
  endConversation,
  handleFrame,
  noteAddress,
  receive,
} from './handover/conversation.ts';
import {
  acceptSocket,
  answerPings,
  broadcastToBoth,
  hasEnded,
  hasRoom,
  isTooLarge,
  ownerFrom,
  ownerOf,
  readFrame,
  send,
  sideOf,
} from './handover/sockets.ts';
import { endOf, isWithPeople } from './handover/state.ts';
import { expire, inTurn, type Session, saveTurns, saveUnsaved, schedule, touch, updateDesk } from './handover/sync.ts';
import { shownTo, withUnsaved } from './handover/transcript.ts';
import { addTurn, newestUnsaved, rowsOf, unsavedTurns } from './handover/unsaved-messages.ts';
import type {
  ChatSessionRpc,
  Check,
  Feedback,
  PersonQuestion,
  Refusal,
  ReplyOutcome,
  StreamOutcome,
  Unchecked,
  VisitorMessage,
} from './rpc.ts';
import {
  count,
  forgetConversation,
  handoverIn,
  historyIn,
  limits,
  noteId,
  noteStart,
  passesCheck,
  remember,
  type SessionStorage,
} from './session-storage.ts';
import { answerRow, questionRow, selectMessages, storeFeedback } from './store.ts';

/** Changes are stored before anyone is notified; the alarm repeats writes that the database or the desk missed. */
export class ChatSession extends DurableObject<Bindings> implements ChatSessionRpc, Session {
  declare readonly ctx: DurableObjectState<object>;
  declare readonly env: Bindings;
  readonly kv: SessionStorage;
  private readonly save = inTurn(this, saveUnsaved, 'handover_not_synced');
  private readonly notifyDesk = inTurn(this, updateDesk, 'desk_not_notified');
  private readonly saveTurns = inTurn(this, saveTurns, 'chat_not_stored');
  private pending: Turn | undefined;
  private answering: Promise<unknown> = Promise.resolve();
  private erasures = 0;

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.kv = ctx.storage.kv;
    answerPings(ctx);
  }

  async reply(message: VisitorMessage): Promise<ReplyOutcome | Unchecked> {
    const turn = this.begin(message);
    if (!turn) return { kind: 'answered', reply: receive(this, message.text, message.id) };
    if ('kind' in turn) return turn;
    const reply = await this.answer(turn);
    return reply ? { kind: 'answered', reply } : { kind: 'cancelled' };
  }

  async streamReply(message: VisitorMessage): Promise<StreamOutcome | Unchecked> {
    const turn = this.begin(message);
    if (turn && 'kind' in turn) return turn;
    const events = openEventStream(() => this.abort(turn, 'stopped'));
    if (turn) {
      this.ctx.waitUntil(this.answerInto(events, turn));
    } else {
      events.send('done', receive(this, message.text, message.id));
      events.close();
    }
    return { kind: 'streaming', events: events.body };
  }

  async conversation(sessionId: string): Promise<ChatConversation> {
    await this.sync();
    const { kv, pending } = this;
    const state = stateFor('visitor', this);
    const startedAt = kv.get('startedAt');
    if (startedAt === undefined) return { messages: [], answering: false, state };
    const stored = await selectMessages(database(this.env), sessionId, startedAt);
    const turns = unsavedTurns(kv).flatMap((turn) => rowsOf(turn).filter((row) => row !== undefined));
    const unsaved = [...newestUnsaved(kv), ...turns].filter(({ timestamp }) => Date.parse(timestamp) >= startedAt);
    const written = withUnsaved(stored, unsaved).map(shownTo.visitor);
    return { messages: [...written, ...(pending ? messagesOf(pending) : [])], answering: pending !== undefined, state };
  }

  async judge(feedback: Feedback): Promise<boolean> {
    await this.saveTurns();
    const db = database(this.env);
    const { judged } = await transaction(db, storeFeedback(db, feedback));
    return judged.length > 0;
  }

  async stop(): Promise<void> {
    this.abort(this.pending, 'stopped');
  }

  async cancelReply(requestId: string): Promise<void> {
    if (this.pending?.message.requestId === requestId) this.abort(this.pending, 'stopped');
  }

  async reset(): Promise<string> {
    this.abort(this.pending, 'reset');
    forgetConversation(this.kv);
    endConversation(this);
    return new Date().toISOString();
  }

  /** Erases a visitor: no word remains here or at the desk, and none of a turn that has not ended. */
  async erase(sessionId: string): Promise<void> {
    this.erasures += 1;
    this.abort(this.pending, 'reset');
    this.closeSockets();
    await Promise.all([this.answering, staffDesk(this.env).remove(sessionId)]);
    await Promise.all([this.save(), this.saveTurns()]);
    await this.ctx.storage.deleteAll();
  }

  async startedAt(): Promise<string | undefined> {
    const startedAt = this.kv.get('startedAt');
    return startedAt === undefined ? undefined : new Date(startedAt).toISOString();
  }

  async askForPerson(question: PersonQuestion, check?: Check): ReturnType<ChatSessionRpc['askForPerson']> {
    if (!passesCheck(this.kv, check)) return { kind: 'unchecked' };
    this.abort(this.pending, 'stopped');
    noteStart(this.kv, Date.now());
    await askForPerson(this, question);
    return { kind: 'asked', state: stateFor('visitor', this) };
  }

  async leavePerson(): Promise<HandoverState> {
    apply(this, { type: 'cancelled' });
    return stateFor('visitor', this);
  }

  async noteAddress(question: Omit<PersonQuestion, 'staffed'>): Promise<void> {
    noteStart(this.kv, Date.now());
    await noteAddress(this, question);
  }

  override async fetch(request: Request): Promise<Response> {
    const owner = ownerFrom(request);
    const side = sideOf(owner);
    if (!hasRoom(this.ctx, side)) return new Response(null, { status: 429 });
    const { server, response } = acceptSocket(this.ctx, side, owner);
    if (owner.colleague) apply(this, { type: 'connected', by: owner.colleague.by });
    else broadcastPresence(this);
    schedule(this);
    this.ctx.waitUntil(sendHello(this, server));
    return response;
  }

  override async webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    if (hasEnded(socket)) return checkPresence(this);
    if (isTooLarge(data)) return socket.close(1009, 'This frame is too large');
    const owner = ownerOf(socket);
    const { colleague } = owner;
    // The expiry is needed so that the session's counters are deleted.
    if (this.kv.get('expiresAt') === undefined) touch(this);
    if (count(this.kv, `frames:${colleague?.by ?? ''}`, limits.frames)) return socket.close(1008, 'Too many frames');
    const frame = readFrame(data, colleague ? 'staff' : 'visitor');
    const refusal = frame ? handleFrame(this, frame, owner) : ({ reason: 'invalid' } as const);
    // Joe is silent once a colleague has joined.
    if (isWithPeople(handoverIn(this.kv))) this.abort(this.pending, 'stopped');
    if (refusal) send(socket, { type: 'refused', ...refusal });
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    if (ownerOf(socket).colleague) checkPresence(this, socket);
    else broadcastPresence(this, socket);
    schedule(this);
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    await this.webSocketClose(socket);
  }

  override async alarm(): Promise<void> {
    if ((endOf(handoverIn(this.kv)) ?? Number.POSITIVE_INFINITY) <= Date.now()) apply(this, { type: 'expired' });
    this.ctx.getWebSockets('staff').forEach(hasEnded);
    checkPresence(this);
    await this.sync();
    if (!expire(this)) return;
    this.closeSockets();
    await this.ctx.storage.deleteAll();
  }

  async sync(): Promise<void> {
    // The alarm is set first: the object may be evicted at any moment.
    schedule(this);
    const tried = Promise.all([this.save(), this.saveTurns(), this.notifyDesk()]);
    this.ctx.waitUntil(tried);
    await tried;
  }

  private closeSockets(): void {
    for (const socket of this.ctx.getWebSockets()) socket.close(1000, 'The conversation is over');
  }

  /** @returns undefined when the message is for staff */
  private begin(message: VisitorMessage): Turn | Refusal | Unchecked | undefined {
    if (!passesCheck(this.kv, message.check)) return { kind: 'unchecked' };
    if (this.pending) return { kind: 'pending' };
    const turn = newTurn(message);
    const wait = count(this.kv, 'sentAt', limits.questions);
    if (wait) return { kind: 'rate_limited', retryAfter: Math.ceil(wait / 1000) };
    noteStart(this.kv, turn.question.at);
    touch(this);
    if (isWithPeople(handoverIn(this.kv))) return undefined;
    noteId(this.kv, turn.question.id);
    noteId(this.kv, turn.messageId);
    this.pending = turn;
    return turn;
  }

  private answer(turn: Turn, onDelta?: (text: string) => void): Promise<ChatReply | undefined> {
    const answered = this.complete(turn, onDelta);
    this.answering = Promise.allSettled([this.answering, answered]);
    return answered;
  }

  private async complete(turn: Turn, onDelta?: (text: string) => void): Promise<ChatReply | undefined> {
    const { erasures } = this;
    const { question, message, abort } = turn;
    const asked = questionRow(message.sessionId, question);
    const background = { env: this.env, waitUntil: (promise: Promise<void>) => this.ctx.waitUntil(promise) };
    try {
      broadcastMessage(this, asked);
      const answer = await answerTurn(background, turn, historyIn(this.kv), onDelta);
      if (erasures !== this.erasures) return undefined;
      // An answer that is not streamed has shown nothing yet.
      const answered = answer && (onDelta || !abort.signal.aborted) && answerRow(message.sessionId, question, answer);
      addTurn(this.kv, { message: asked, ...(answered && { answer: answered }), language: question.language });
      schedule(this);
      this.ctx.waitUntil(this.saveTurns());
      if (!answered) return undefined;
      // A canned reply is kept too: the model must know everything that the visitor has read.
      if (abort.signal.reason !== 'reset') {
        const { message: content } = answer.reply;
        remember(this.kv, { role: 'user', content: question.text }, { role: 'assistant', content });
      }
      broadcastMessage(this, answered);
      return answer.reply;
    } finally {
      this.end(turn);
    }
  }

  private async answerInto(events: EventStream, turn: Turn): Promise<void> {
    const { messageId, message } = turn;
    try {
      const reply = await this.answer(turn, (text) => {
        turn.text += text;
        events.send('delta', { text });
        broadcastToBoth(this.ctx, () => ({ type: 'delta', messageId, text }));
      });
      events.send('done', reply ?? stoppedBeforeText(messageId));
    } catch (error) {
      log('error', 'chat_failed', { requestId: message.requestId, cause: error });
      events.send('problem', new ProblemError('internal_error').problemIn(message.locale));
    }
    events.close();
  }

  private abort(turn: Turn | undefined, reason: 'stopped' | 'reset'): void {
    turn?.abort.abort(reason);
    if (turn) this.end(turn);
  }

  private end(turn: Turn): void {
    if (this.pending === turn) this.pending = undefined;
  }
}
