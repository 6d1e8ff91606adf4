import type { ChatConversation, ChatReply, HandoverState } from '#shared/contracts/chat.ts';
import type { DeskEntry } from '#shared/contracts/handover.ts';
import type { Locale } from '#shared/locales.ts';

export interface PersonQuestion {
  sessionId: string;
  locale: Locale;
  staffed: boolean;
  nextTime: string;
}

export type Check = 'open' | 'passed';

export type Unchecked = { kind: 'unchecked' };

export interface VisitorMessage {
  id?: string;
  sessionId: string;
  text: string;
  locale: Locale;
  requestId: string;
  /** The path of the page that the message comes from. */
  page?: string;
  check?: Check;
}

export interface Feedback {
  sessionId: string;
  messageId: string;
  helpful: boolean;
  reason: string | null;
}

/** `retryAfter` is in seconds. */
export type Refusal = { kind: 'pending' } | { kind: 'rate_limited'; retryAfter: number };

export type ReplyOutcome = { kind: 'answered'; reply: ChatReply } | { kind: 'cancelled' } | Refusal;

export type StreamOutcome = { kind: 'streaming'; events: ReadableStream<Uint8Array> } | Refusal;

/** This interface is separate from the class, so that `env.ts` does not import the class. */
export interface ChatSessionRpc extends Rpc.DurableObjectBranded {
  fetch(request: Request): Promise<Response>;
  reply(message: VisitorMessage): Promise<ReplyOutcome | Unchecked>;
  streamReply(message: VisitorMessage): Promise<StreamOutcome | Unchecked>;
  judge(feedback: Feedback): Promise<boolean>;
  conversation(sessionId: string): Promise<ChatConversation>;
  stop(): Promise<void>;
  reset(): Promise<string>;
  erase(sessionId: string): Promise<void>;
  cancelReply(requestId: string): Promise<void>;
  startedAt(): Promise<string | undefined>;
  askForPerson(question: PersonQuestion, check?: Check): Promise<{ kind: 'asked'; state: HandoverState } | Unchecked>;
  leavePerson(): Promise<HandoverState>;
  noteAddress(question: Omit<PersonQuestion, 'staffed'>): Promise<void>;
}

export interface StaffDeskRpc extends Rpc.DurableObjectBranded {
  fetch(request: Request): Promise<Response>;
  isStaffed(): Promise<boolean>;
  update(entry: DeskEntry): Promise<void>;
  remove(sessionId: string): Promise<void>;
  look(submissionId: string, by: string): Promise<string[]>;
}

export function chatSession(
  { CHAT_SESSION }: { CHAT_SESSION: DurableObjectNamespace<ChatSessionRpc> },
  sessionId: string,
) {
  return CHAT_SESSION.get(CHAT_SESSION.idFromName(sessionId));
}
