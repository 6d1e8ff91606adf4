import { Buffer } from 'node:buffer';
import { type FailureKind, retryAfterSeconds, SendFailure } from '../failure.ts';
import type { OutgoingMail, Transport } from '../outgoing.ts';

interface Settings {
  RESEND_API_URL: string;
  RESEND_API_KEY: string;
}

/**
 * Resend's HTTP API. The mail's id is the Idempotency-Key: Resend accepts a key once in 24 hours, so a mail whose answer
 * was lost is not sent twice.
 */
export function resend({ RESEND_API_URL, RESEND_API_KEY }: Settings): Transport {
  return {
    async send(mail, signal) {
      const response = await fetch(`${RESEND_API_URL}/emails`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${RESEND_API_KEY}`,
          'content-type': 'application/json',
          'idempotency-key': mail.id,
        },
        body: JSON.stringify(payloadOf(mail)),
        signal,
      });
      if (response.ok) return void (await response.body?.cancel());
      const name = await errorName(response);
      // The key was used with another body (a deployment changed the template between two attempts): the mail was sent.
      if (response.status === 409 && name === 'invalid_idempotent_request') return;
      const cause = `Resend answered ${response.status}${name && ` (${name})`}`;
      const wait = retryAfterSeconds(response.headers.get('retry-after'), Date.now());
      throw new SendFailure(kindOf(response.status), cause, wait);
    },
  };
}

export function kindOf(status: number): FailureKind {
  if (status === 429) return 'throttled';
  return status === 422 ? 'rejected' : 'temporary';
}

function payloadOf({ from, to, subject, html, text, headers, replyTo, attachments }: OutgoingMail) {
  return {
    from,
    to: [to],
    subject,
    html,
    text,
    headers,
    ...(replyTo && { reply_to: replyTo }),
    ...(attachments.length > 0 && {
      attachments: attachments.map(({ filename, type, content }) => ({
        filename,
        content_type: type,
        content: Buffer.from(content).toString('base64'),
      })),
    }),
  };
}

/** The `name` in an error's JSON, such as `daily_quota_exceeded`, or ''. */
async function errorName(response: Response): Promise<string> {
  const text = await response.text();
  return /"name"\s*:\s*"([a-z_]{1,60})"/.exec(text)?.[1] ?? '';
}
