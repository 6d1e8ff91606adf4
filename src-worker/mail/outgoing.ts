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

/** A mail to one recipient. `id` is the id of its outbox row. */
export interface OutgoingMail extends RenderedMail {
  id: string;
  from: string;
  to: string;
}

export interface Transport {
  /** Resolves when the provider has accepted the mail. @throws SendFailure; any other error counts as temporary */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
}
