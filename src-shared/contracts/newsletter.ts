import * as z from 'zod';
import { fieldMessages } from '../content/en/messages.ts';
import { honeypotField, turnstileField } from '../forms/fields.ts';
import { maxLength } from '../limits.ts';
import { EmailAddress, optionalText } from './field-types.ts';

export const SubscribeRequest = z.object({
  email: EmailAddress,
  source: optionalText(maxLength.source),
  [honeypotField]: z.boolean().optional(),
  [turnstileField]: z.string().max(maxLength.turnstileToken).optional(),
});
export type SubscribeRequest = z.infer<typeof SubscribeRequest>;

/** The token of a link in a mail. */
export const TokenRequest = z.object({
  token: z.string(fieldMessages.incompleteToken).min(1, fieldMessages.incompleteToken).max(200),
});

/** `unconfirmed`: waits for the confirmation of a double opt-in. */
export const subscriberStatuses = ['active', 'unsubscribed', 'unconfirmed'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

export interface Subscriber {
  id: string;
  email: string;
  status: SubscriberStatus;
  subscribed_at: string;
  source: string | null;
}

export interface NewsletterEndpoints {
  'POST /api/newsletter/subscriptions': {
    body: z.input<typeof SubscribeRequest>;
    reply: { outcome: 'subscribed' | 'resubscribed'; message: string };
  };
  'POST /api/newsletter/confirm': { body: { token: string }; reply: { message: string } };
  'POST /api/newsletter/unsubscribe': { body: { token: string }; reply: { message: string } };
}
