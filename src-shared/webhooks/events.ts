export const webhookEvents = [
  'submission.created',
  'submission.status_changed',
  'booking.created',
  'booking.moved',
  'booking.cancelled',
  'message.received',
  'chat.waiting',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const webhookFormats = ['standard', 'slack', 'teams'] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

export const deliveryStatuses = ['queued', 'sending', 'sent', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const maxWebhooks = 20;
/** Finished deliveries that are kept for each webhook. */
export const maxDeliveries = 50;
