import * as z from 'zod';
import { honeypotField, turnstileField } from '../forms/fields.ts';
import { maxLength } from '../limits.ts';
import type { Locale } from '../locales.ts';
import { EmailAddress, messageKey, optionalText, RequestLocale } from './field-types.ts';

export const SubscribeRequest = z.object({
  email: EmailAddress,
  source: optionalText(maxLength.source),
  locale: RequestLocale,
  [honeypotField]: z.boolean().optional(),
  [turnstileField]: z.string().max(maxLength.turnstileToken).optional(),
});
export type SubscribeRequest = z.infer<typeof SubscribeRequest>;

export const TokenRequest = z.object({
  token: z.string(messageKey('incompleteToken')).min(1, messageKey('incompleteToken')).max(200),
  locale: RequestLocale,
});

export const subscriberStatuses = ['active', 'unsubscribed', 'unconfirmed'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

export interface Subscriber {
  id: string;
  email: string;
  status: SubscriberStatus;
  subscribed_at: string;
  source: string | null;
  locale: Locale;
}

export interface NewsletterEndpoints {
  'POST /api/newsletter/subscriptions': {
    body: z.input<typeof SubscribeRequest>;
    reply: { outcome: 'subscribed' | 'resubscribed'; message: string };
  };
  'POST /api/newsletter/confirm': { body: z.input<typeof TokenRequest>; reply: { message: string } };
  'POST /api/newsletter/unsubscribe': { body: z.input<typeof TokenRequest>; reply: { message: string } };
}
