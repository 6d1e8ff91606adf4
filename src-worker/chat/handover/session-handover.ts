import type { ChatReply, HandoverNotice, HandoverState } from '../../../src-shared/contracts/chat.ts';
import type { Refusal, SessionEvent } from '../../../src-shared/contracts/handover.ts';
import { dominantLocale } from '../../../src-shared/dominant-locale.ts';
import type { Locale } from '../../../src-shared/locales.ts';
import { type Bindings, configOf } from '../../env.ts';
import { texts } from '../../http/texts.ts';
import { tellWaiting } from '../../webhooks/deliver.ts';
import type { PersonQuestion } from '../rpc.ts';
import type { Colleague } from './colleague.ts';
import {
  handleMessage,
  isTooLarge,
  type MessageActions,
  maxSockets,
  readMessage,
  SocketLimits,
} from './handle-message.ts';
import { SessionAudience } from './session-audience.ts';
import { SessionMessages } from './session-messages.ts';
import { SessionStore } from './session-store.ts';
import { SessionSync } from './session-sync.ts';
import { hasEnded, ownerOf, send } from './sockets.ts';
import { endOf, type Handover, type HandoverEvent, isWithPeople, nextHandover } from './state.ts';
import { noticeMessage } from './transcript.ts';

const maxQuestionLength = 200;

interface Chat {
  remember(role: 'user' | 'assistant', content: string): void;
  hasPassedCheck(): boolean;
}

/** Stores a change before anybody hears of it; the alarm sends again what the database or the desk has not got. */
export class SessionHandover implements MessageActions {
  readonly messages: SessionMessages;
  private readonly store: SessionStore;
  private readonly sync: SessionSync;
  private readonly audience: SessionAudience;
  private readonly limits: SocketLimits;

  private readonly ctx: DurableObjectState;
  private readonly env: Bindings;
  private readonly chat: Chat;

  constructor(ctx: DurableObjectState, env: Bindings, chat: Chat) {
    this.ctx = ctx;
    this.env = env;
    this.chat = chat;
    this.store = new SessionStore(ctx.storage.kv);
    this.limits = new SocketLimits(ctx.storage.kv);
    this.sync = new SessionSync(ctx, env, this.store);
    this.audience = new SessionAudience(ctx, env, this.store);
    this.messages = new SessionMessages(env, this.store, this.audience, this.sync);
  }

  get handover(): Handover {
    return this.store.handover;
  }

  get isWithPeople(): boolean {
    return isWithPeople(this.store.handover);
  }

  async ask({ sessionId, locale, staffed, nextTime }: PersonQuestion, lastQuestion: string): Promise<HandoverState> {
    await this.messages.loadIds(sessionId);
    if (!this.isWithPeople) this.begin(sessionId, locale, lastQuestion);
    const until = Date.now() + configOf(this.env).CHAT_PERSON_SECONDS * 1000;
    this.apply({ type: 'asked', nextTime, ...(staffed && { until }) });
    return this.state;
  }

  leave(): HandoverState {
    this.apply({ type: 'cancelled' });
    return this.state;
  }

  async noteAddress({ sessionId, locale, nextTime }: Omit<PersonQuestion, 'staffed'>): Promise<void> {
    await this.messages.loadIds(sessionId);
    if (!this.store.conversation) this.begin(sessionId, locale, '');
    this.apply({ type: 'sent', nextTime });
  }

  get state(): HandoverState {
    return this.audience.state('visitor');
  }

  settled(): Promise<void> {
    return this.sync.start();
  }

  receive(text: string, givenId?: string): ChatReply {
    const conversation = this.store.conversation!;
    const locale = dominantLocale(text, conversation.locale);
    const used = givenId ? this.messages.refusalOf({ id: givenId, text }) : undefined;
    const id = givenId && (!used || used.message) ? givenId : crypto.randomUUID();
    if (!used?.message) {
      this.store.conversation = { ...conversation, locale };
      this.store.lastQuestion = text.slice(0, maxQuestionLength);
      this.chat.remember('user', text);
      this.messages.write({ id, text });
    }
    const message = texts[locale].handover.passedOn;
    return { messageId: id, message, confidence: 1, suggestedActions: [], sources: [], toPerson: true };
  }

  reset(): void {
    this.apply({ type: 'cancelled' });
    if (this.store.handover.state === 'bot') return;
    this.store.handover = { state: 'bot' };
    this.audience.tellState();
  }

  touch(): void {
    this.sync.touch();
  }

  async onAlarm(): Promise<'none' | 'kept' | 'over'> {
    if ((endOf(this.handover) ?? Number.POSITIVE_INFINITY) <= Date.now()) this.apply({ type: 'expired' });
    this.audience.closeEnded();
    this.checkPresence();
    await this.sync.start();
    const expiry = this.sync.expiry();
    if (expiry === 'over') this.closeSockets();
    return expiry;
  }

  closeSockets(): void {
    for (const socket of this.ctx.getWebSockets()) socket.close(1000, 'The conversation is over');
  }

  connect(request: Request): Response {
    const opened = this.audience.admit(request, maxSockets);
    if (!opened) return new Response(null, { status: 429 });
    if (opened.colleague) this.apply({ type: 'connected', by: opened.colleague.by });
    this.sync.schedule();
    this.ctx.waitUntil(this.audience.sendHello(opened.socket));
    return opened.response;
  }

  onMessage(socket: WebSocket, data: string | ArrayBuffer): void {
    if (hasEnded(socket)) {
      this.checkPresence();
      return;
    }
    if (isTooLarge(data)) {
      socket.close(1009, 'This frame is too large');
      return;
    }
    const { colleague } = ownerOf(socket);
    // The session must expire, so that its counters are deleted.
    if (this.store.expiresAt === undefined) this.touch();
    if (!this.limits.allows('frames', colleague?.by ?? '')) {
      socket.close(1008, 'Too many frames');
      return;
    }
    const message = readMessage(data, colleague !== undefined);
    const refusal: Refusal | undefined = message ? handleMessage(message, colleague, this) : { reason: 'invalid' };
    if (refusal) send(socket, { type: 'refused', ...refusal });
  }

  onClose(socket: WebSocket): void {
    if (ownerOf(socket).colleague) this.checkPresence(socket);
    else this.audience.tellPresence(socket);
    this.sync.schedule();
  }

  broadcast(event: SessionEvent): void {
    this.audience.tell(event);
  }

  tellTyping(isVisitor: boolean): void {
    this.audience.tellTo(isVisitor ? 'staff' : 'visitor', { type: 'typing', isVisitor });
  }

  mayWrite(sender: string): boolean {
    return this.limits.allows('messages', sender);
  }

  hasPassedCheck(): boolean {
    return this.chat.hasPassedCheck();
  }

  refusalOfId(message: { id: string; text: string }, colleague: Colleague | undefined): Refusal | undefined {
    return this.messages.refusalOf(message, colleague);
  }

  say(colleague: Colleague, id: string, text: string): void {
    const { locale } = this.store.conversation!;
    this.chat.remember('assistant', `${colleague.names[locale]}: ${text}`);
    this.messages.write({ id, text }, colleague);
  }

  apply(event: HandoverEvent): void {
    const before = this.store.handover;
    const { handover, notice } = nextHandover(before, event);
    if (handover === before && !notice) return;
    this.store.handover = handover;
    const { conversation } = this.store;
    if (notice && conversation) {
      const { sessionId, locale } = conversation;
      const nextTime = 'nextTime' in event ? event.nextTime : 'nextTime' in handover ? handover.nextTime : undefined;
      const details = { kind: notice, ...nameIn(handover, before, locale), ...(nextTime && { nextTime }) };
      if (notice === 'waiting') this.ctx.waitUntil(tellWaiting(this.env, { sessionId, locale }));
      this.messages.addNotice(noticeMessage(sessionId, details, locale, this.store.nextTime()));
    }
    // Send the notice first: the new state may end the visitor's socket.
    if (handover !== before) this.audience.tellState();
    if (handover.state !== before.state) this.store.deskOutdated = this.store.nextTime();
    void this.sync.start();
  }

  private begin(sessionId: string, locale: Locale, lastQuestion: string): void {
    this.store.conversation = { sessionId, locale, since: new Date(this.store.nextTime()).toISOString() };
    this.store.lastQuestion = lastQuestion.slice(0, maxQuestionLength);
  }

  private checkPresence(closed?: WebSocket): void {
    const { handover } = this;
    if (handover.state !== 'person' || this.audience.has(handover.colleague, closed)) return;
    this.apply({ type: 'disconnected', by: handover.colleague.by, at: Date.now() });
  }
}

function nameIn(after: Handover, before: Handover, locale: Locale): Pick<HandoverNotice, 'name'> {
  const { colleague } = after.state === 'person' ? after : before.state === 'person' ? before : {};
  return colleague ? { name: colleague.names[locale] } : {};
}
