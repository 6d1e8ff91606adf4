import type { HandoverState } from '../../src-shared/contracts/chat.ts';
import type { DeskEntry } from '../../src-shared/contracts/handover.ts';
import type { Locale } from '../../src-shared/locales.ts';

/** A visitor's question for a person. */
export interface PersonQuestion {
  sessionId: string;
  /** The language of the page. */
  locale: Locale;
  /** Whether a colleague is there who can be told. */
  staffed: boolean;
  /** An ISO time: from when on the office answers by mail. */
  nextTime: string;
}

/** Turnstile's check for programs, if it is configured: not made with this request, or passed. */
export type Check = 'open' | 'passed';

/** The session needs a check that has not been made. */
export type Unchecked = { kind: 'unchecked' };

/** What the object of a conversation answers about people. */
export interface HandoverRpc {
  /** When the conversation began, an ISO time; undefined when nobody has written or asked for a person since the last reset. */
  startedAt(): Promise<string | undefined>;
  askForPerson(question: PersonQuestion, check?: Check): Promise<{ kind: 'asked'; state: HandoverState } | Unchecked>;
  /** The visitor goes back to Joe. */
  leavePerson(): Promise<HandoverState>;
  /** The visitor has left an address. */
  noteAddress(question: Omit<PersonQuestion, 'staffed'>): Promise<void>;
}

/** The calls that `StaffDesk` answers. Apart from the class, so that `env.ts` does not import it. */
export interface StaffDeskRpc extends Rpc.DurableObjectBranded {
  fetch(request: Request): Promise<Response>;
  /** Whether a colleague is in the admin area. */
  isStaffed(): Promise<boolean>;
  /** Adds or changes a conversation. */
  update(entry: DeskEntry): Promise<void>;
  /** Joe has it again, or a person answers by mail. */
  remove(sessionId: string): Promise<void>;
}
