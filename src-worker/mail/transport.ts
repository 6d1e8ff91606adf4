import type { DeliveryBudget } from './delivery-budget.ts';

export interface Attachment {
  filename: string;
  type: string;
  content: string;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  replyTo?: string;
  attachments: Attachment[];
}

/** A mail to one recipient. `id` is the id of its outbox row; an urgent mail goes before letters. */
export interface OutgoingMail extends RenderedMail {
  id: string;
  from: string;
  to: string;
  urgent: boolean;
}

/** The provider's id of an accepted mail; null when the provider names none. */
export type ProviderId = string | null;

export interface Transport {
  /** Whether the provider recognises a mail that it has accepted before. */
  idempotent: boolean;
  /** Resolves when the provider has accepted the mail. @throws SendFailure; any other error counts as temporary */
  send(mail: OutgoingMail, budget: DeliveryBudget): Promise<ProviderId>;
  /**
   * Sends letters in one call, which are built when it is the call's turn. A repeated call with the same `batchId` sends nothing again.
   * @returns for each mail its id, or false when the provider accepted the others without it
   * @throws SendFailure, rejected when the provider accepted none and takes them only one by one
   */
  sendBatch?(
    batchId: string,
    build: () => Promise<OutgoingMail[]>,
    budget: DeliveryBudget,
  ): Promise<(ProviderId | false)[]>;
}
