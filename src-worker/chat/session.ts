import { DurableObject } from 'cloudflare:workers';
import type { ChatConversation, ChatEvent, ChatReply, HandoverState } from '../../src-shared/contracts/chat.ts';
import { database } from '../db/client.ts';
import { type Bindings, configOf } from '../env.ts';
import { log } from '../http/log.ts';
import { ProblemError } from '../http/problem.ts';
import { closedPositions } from '../positions/store.ts';
import { answerWithinBudget } from './answer-within-budget.ts';
import { type EventStream, openEventStream } from './event-stream.ts';
import { SessionHandover } from './handover/session-handover.ts';
import { toVisitorMessage } from './handover/transcript.ts';
import { noteClosed } from './knowledge/note-closed.ts';
import { currentWrittenAnswers } from './knowledge/written-answers.ts';
import { sessionMemory } from './memory.ts';
import { staffDesk } from './objects.ts';
import { promptContext } from './prompt.ts';
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
import { answerRow, questionRow, selectMessages, storeFeedback, storeTurn, toChatMessage } from './store.ts';
import { messagesOf, newTurn, stoppedBeforeText, type Turn } from './turn.ts';

export class ChatSession extends DurableObject<Bindings> implements ChatSessionRpc {
  private memory = sessionMemory(this.ctx.storage);
  private handover = new SessionHandover(this.ctx, this.env, {
    remember: (role, content) => this.memory.add({ role, content }),
    hasPassedCheck: () => this.memory.passesCheck(configOf(this.env).TURNSTILE_SECRET_KEY ? 'open' : undefined),
  });
  private pending: Turn | undefined;
  private storing: Promise<void> = Promise.resolve();

  async reply(message: VisitorMessage): Promise<ReplyOutcome | Unchecked> {
    const turn = this.begin(message);
    if (!turn) return { kind: 'answered', reply: this.handover.receive(message.text, message.id) };
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
      events.send('done', this.handover.receive(message.text, message.id));
      events.close();
    }
    return { kind: 'streaming', events: events.body };
  }

  async conversation(sessionId: string): Promise<ChatConversation> {
    await Promise.all([this.storing, this.handover.settled()]);
    const state = this.handover.state;
    const startedAt = this.memory.startedAt();
    if (startedAt === undefined) return { messages: [], answering: false, state };
    const rows = await selectMessages(database(this.env), sessionId, startedAt);
    const written = this.handover.messages.withUnsaved(rows, startedAt).map(toVisitorMessage);
    const messages = [...written, ...(this.pending ? messagesOf(this.pending) : [])];
    return { messages, answering: this.pending !== undefined, state };
  }

  async judge(feedback: Feedback): Promise<boolean> {
    await this.storing;
    const db = database(this.env);
    const judged = (await db.batch(storeFeedback(db, feedback))).at(-1) as unknown[];
    return judged.length > 0;
  }

  async stop(): Promise<void> {
    this.abort(this.pending, 'stopped');
  }

  async reset(): Promise<string> {
    this.abort(this.pending, 'reset');
    this.memory.forget();
    this.handover.reset();
    return new Date().toISOString();
  }

  /** Of a visitor whose data is erased: no word stays here or at the desk. */
  async erase(sessionId: string): Promise<void> {
    this.abort(this.pending, 'reset');
    await this.storing;
    this.handover.closeSockets();
    await staffDesk(this.env).remove(sessionId);
    await this.ctx.storage.deleteAll();
  }

  async startedAt(): Promise<string | undefined> {
    const startedAt = this.memory.startedAt();
    return startedAt === undefined ? undefined : new Date(startedAt).toISOString();
  }

  async askForPerson(question: PersonQuestion, check?: Check): ReturnType<ChatSessionRpc['askForPerson']> {
    if (!this.memory.passesCheck(check)) return { kind: 'unchecked' };
    this.abort(this.pending, 'stopped');
    this.memory.begin(Date.now());
    return { kind: 'asked', state: await this.handover.ask(question, this.memory.lastQuestion()) };
  }

  async leavePerson(): Promise<HandoverState> {
    return this.handover.leave();
  }

  async noteAddress(question: Omit<PersonQuestion, 'staffed'>): Promise<void> {
    this.memory.begin(Date.now());
    await this.handover.noteAddress(question);
  }

  override async fetch(request: Request): Promise<Response> {
    return this.handover.connect(request);
  }

  override async webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    this.handover.onMessage(socket, data);
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    this.handover.onClose(socket);
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    this.handover.onClose(socket);
  }

  async cancelReply(requestId: string): Promise<void> {
    if (this.pending?.message.requestId === requestId) this.abort(this.pending, 'stopped');
  }

  override async alarm(): Promise<void> {
    const expiry = await this.handover.onAlarm();
    if (expiry === 'over') await this.ctx.storage.deleteAll();
    if (expiry === 'kept') this.memory.forget();
  }

  private begin(message: VisitorMessage): Turn | Refusal | Unchecked | undefined {
    if (!this.memory.passesCheck(message.check)) return { kind: 'unchecked' };
    if (this.pending) return { kind: 'pending' };
    const turn = newTurn(message);
    const exceeded = this.memory.countMessage(turn.question.at);
    if (exceeded) return { kind: 'rate_limited', ...exceeded };
    this.memory.begin(turn.question.at);
    this.handover.touch();
    if (this.handover.isWithPeople) return undefined;
    this.handover.messages.useIds(turn.question.id, turn.messageId);
    this.pending = turn;
    return turn;
  }

  private async answer(turn: Turn, onDelta?: (text: string) => void): Promise<ChatReply | undefined> {
    const { question, messageId, abort, message } = turn;
    const { signal } = abort;
    const asked = questionRow(message.sessionId, question);
    try {
      this.broadcast({ type: 'message', message: toChatMessage(asked) });
      const config = configOf(this.env);
      const [written, closed] = await Promise.all([
        currentWrittenAnswers(this.env, question.language),
        closedPositions(this.env),
      ]);
      // Its words and index are large, and most requests to the object ask Joe nothing.
      const { findSections, sectionsOfSite } = await import('./knowledge/find-sections.ts');
      const { sections, confident } = await findSections(this.env, question, this.memory.history(), written);
      const found = { confident, sections: noteClosed(sections, closed) };
      const languages = { page: message.locale, question: question.language };
      const site = noteClosed(await sectionsOfSite(this.env), closed);
      const { system, numbered } = promptContext(config, languages, found.sections, site, closed);
      const conversation = this.memory.conversationWith(system, question.text);
      const background = { env: this.env, waitUntil: (promise: Promise<void>) => this.ctx.waitUntil(promise) };
      const answer = await answerWithinBudget(background, {
        ...{
          config,
          conversation,
          question,
          ...found,
          closed,
          numbered,
          messageId,
          requestId: message.requestId,
          signal,
        },
        onDelta: onDelta && ((text) => this.show(turn, text, onDelta)),
      });
      // Nothing was shown of an answer that is not streamed.
      const answered = answer && (onDelta || !signal.aborted) && answerRow(message.sessionId, question, answer);
      this.store(turn, answered ? [asked, answered] : [asked]);
      if (!answered) return undefined;
      // A canned reply is kept too: the model must know everything that the visitor has read.
      if (signal.reason !== 'reset') this.memory.remember(conversation, answer.reply.message);
      this.broadcast({ type: 'message', message: toChatMessage(answered) });
      return answer.reply;
    } finally {
      this.end(turn);
    }
  }

  private async answerInto(events: EventStream, turn: Turn): Promise<void> {
    const { messageId, message } = turn;
    try {
      const reply = await this.answer(turn, (text) => events.send('delta', { text }));
      events.send('done', reply ?? stoppedBeforeText(messageId));
    } catch (error) {
      log('error', 'chat_failed', { requestId: message.requestId, cause: error });
      events.send('problem', new ProblemError('internal_error').problemIn(message.locale));
    }
    events.close();
  }

  private show(turn: Turn, text: string, onDelta: (text: string) => void): void {
    turn.text += text;
    onDelta(text);
    this.broadcast({ type: 'delta', messageId: turn.messageId, text });
  }

  private broadcast(event: ChatEvent): void {
    this.handover.broadcast(event);
  }

  private abort(turn: Turn | undefined, reason: 'stopped' | 'reset'): void {
    turn?.abort.abort(reason);
    if (turn) this.end(turn);
  }

  private end(turn: Turn): void {
    if (this.pending === turn) this.pending = undefined;
  }

  private store({ question, message: { requestId } }: Turn, rows: Parameters<typeof storeTurn>[1]): void {
    this.storing = storeTurn(database(this.env), rows, question.language).catch((error) =>
      log('error', 'chat_not_stored', { requestId, cause: error }),
    );
    this.ctx.waitUntil(this.storing);
  }
}
