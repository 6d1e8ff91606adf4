import { Buffer } from 'node:buffer';
import type { DeliveryBudget } from './delivery-budget.ts';

export interface Attachment {
  filename: string;
  type: string;
  content: string | Uint8Array;
}

export function base64Of({ content }: Attachment): string {
  return (typeof content === 'string' ? Buffer.from(content) : Buffer.from(content)).toString('base64');
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  fromName?: string;
  replyTo?: string;
  cc?: string[];
  attachments: Attachment[];
}

export interface OutgoingMail extends RenderedMail {
  id: string;
  from: string;
  to: string;
  urgent: boolean;
}

export type ProviderId = string | null;

export interface Transport {
  idempotent: boolean;
  send(mail: OutgoingMail, budget: DeliveryBudget): Promise<ProviderId>;
  /**
   * A repeated call with the same `batchId` sends nothing again. Resolves to false for an email that was refused while
   * others were accepted. Throws `rejected` when none was accepted and each must be sent alone.
   */
  sendBatch?(
    batchId: string,
    build: () => Promise<OutgoingMail[]>,
    budget: DeliveryBudget,
  ): Promise<(ProviderId | false)[]>;
}
