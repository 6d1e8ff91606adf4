import * as z from 'zod';
import { maxLength } from '../limits.ts';
import { isPublicUrl } from '../text/public-url.ts';
import { type DeliveryStatus, type WebhookEvent, webhookEvents, webhookFormats } from '../webhooks/events.ts';
import { requiredText } from './field-types.ts';

const notPublic = 'Enter a public https:// URL.';
const noEvents = `Choose at least one of ${webhookEvents.join(', ')}.`;

export const WebhookRequest = z.object({
  url: requiredText(maxLength.url).refine(isPublicUrl, notPublic),
  events: z
    .array(z.enum(webhookEvents, noEvents), noEvents)
    .min(1, noEvents)
    .transform((events) => [...new Set(events)]),
  format: z.enum(webhookFormats, `The format must be one of ${webhookFormats.join(', ')}.`).default('standard'),
  include: z.literal('fields', 'Include fields, or nothing.').nullable().default(null),
});
export type WebhookRequest = z.infer<typeof WebhookRequest>;

export interface Webhook extends WebhookRequest {
  id: string;
  createdAt: string;
  lastStatus: number | null;
  failures: number;
}

export interface WebhookDelivery {
  id: string;
  event: WebhookEvent;
  status: DeliveryStatus;
  attempts: number;
  createdAt: string;
  dueAt: string;
  answer: { at: string; ms: number; status: number | null; text: string | null; error: string | null } | null;
}

export interface WebhookEndpoints {
  'GET /api/admin/webhooks': { reply: { items: Webhook[] } };
  'POST /api/admin/webhooks': {
    body: z.input<typeof WebhookRequest>;
    reply: { webhook: Webhook; secret: string };
  };
  'DELETE /api/admin/webhooks/:id': { params: { id: string }; reply: undefined };
  'POST /api/admin/webhooks/:id/test': { params: { id: string }; reply: { delivery: WebhookDelivery } };
  'GET /api/admin/webhooks/:id/deliveries': { params: { id: string }; reply: { items: WebhookDelivery[] } };
  'POST /api/admin/webhooks/:id/deliveries/:deliveryId/retry': {
    params: { id: string; deliveryId: string };
    reply: { delivery: WebhookDelivery };
  };
}
