/** A file that travels with a mail; `content` is its text. */
export interface Attachment {
  filename: string;
  type: string;
  content: string;
}

/** What a mail says: made from its outbox row and the record it is about. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  replyTo?: string;
  attachments: Attachment[];
}

/** A mail ready to leave, to one recipient. `id` is its outbox id: sent twice, it is the same mail. */
export interface OutgoingMail extends RenderedMail {
  id: string;
  from: string;
  to: string;
}

/** A way out. It resolves once the provider has taken the mail. */
export interface Transport {
  /** @throws SendFailure, or whatever else went wrong: that counts as temporary */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
}

/** Text as Base64, which both providers want for an attachment. */
export function base64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}
