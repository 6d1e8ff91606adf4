import type { Bindings } from '../../env.ts';
import { type FailureKind, failureOf, SendFailure, withTimeout } from '../delivery-budget.ts';
import { base64Of, type Transport } from '../transport.ts';

const kinds = new Map<string, FailureKind>(
  Object.entries({
    E_RATE_LIMIT_EXCEEDED: 'throttled',
    E_DAILY_LIMIT_EXCEEDED: 'throttled',
    E_SENDER_NOT_VERIFIED: 'refused',
    E_SENDER_DOMAIN_NOT_AVAILABLE: 'refused',
    E_RECIPIENT_SUPPRESSED: 'rejected',
    E_RECIPIENT_NOT_ALLOWED: 'rejected',
    E_VALIDATION_ERROR: 'rejected',
  }),
);

export function emailBinding(env: Bindings): Transport {
  return {
    idempotent: false,
    async send({ from, to, cc, subject, html, text, headers, replyTo, attachments }, budget) {
      const files = attachments.map((file) => ({
        disposition: 'attachment' as const,
        filename: file.filename,
        type: file.type,
        content: base64Of(file),
      }));
      const message = {
        from,
        to,
        subject,
        html,
        text,
        headers,
        ...(cc && { cc }),
        ...(replyTo && { replyTo }),
        ...(files.length > 0 && { attachments: files }),
      };
      const sent = await withTimeout(budget, () =>
        env.EMAIL.send(message).catch((error: unknown) => {
          throw bindingFailure(error);
        }),
      );
      return sent.messageId;
    },
  };
}

function bindingFailure(error: unknown): SendFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code === undefined) return failureOf(error);
  return new SendFailure(kinds.get(code) ?? 'temporary', `Cloudflare Email Service answered ${code}`);
}
