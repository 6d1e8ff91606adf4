import { confidenceOf } from '#shared/chat/confidence.ts';
import type { BookingTime, ChatReply } from '#shared/contracts/chat.ts';
import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import type { JobId } from '#shared/paths.ts';
import type { FoundFor } from '../knowledge/find-sections.ts';
import type { Question } from '../store.ts';
import { sourcesOf } from './prompt.ts';

/** A question, with what Joe knows about it. */
export interface Asked {
  question: Pick<Question, 'text' | 'language'>;
  found: FoundFor;
  /** The sections of every language. */
  site: readonly KnowledgeSection[];
  closed: readonly JobId[];
  /** The start of the demo that was booked in this conversation. */
  bookedAt?: string | undefined;
  bookingTime?: BookingTime | undefined;
  /** The office on the day that the question names. */
  officeDay?: string | undefined;
  /** Joe did not know the answer to the question before, either. */
  missedBefore?: boolean;
  /** The sentence for someone who asks for a person while no one is there. */
  afterHours?: string | undefined;
}

export type Reply = Omit<ChatReply, 'messageId'>;

export function replyOf(message: string, sections: readonly KnowledgeSection[]): Reply {
  return { message, confidence: confidenceOf.canned, suggestedActions: [], sources: sourcesOf(sections) };
}
