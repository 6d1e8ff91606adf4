import type { SubmissionType } from '../forms/options.ts';
import type { DeliveryStatus, WebhookEvent, WebhookFormat } from '../webhooks/events.ts';

const events: Record<WebhookEvent, string> = {
  'submission.created': 'A form was sent',
  'submission.status_changed': 'A status was changed',
  'booking.created': 'A demo was booked',
  'booking.moved': 'A demo was moved',
  'booking.cancelled': 'A demo was cancelled',
  'message.received': 'A visitor has replied',
  'chat.waiting': 'A visitor is waiting in the chat',
};

/** Shown in a channel of Slack or Teams. */
export const webhookMessages = {
  events,
  created: {
    demo: 'New demo request',
    partnership: 'New partnership inquiry',
    career: 'New job application',
    other: 'New chat question',
  } satisfies Record<SubmissionType, string>,
  name: 'Name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  language: 'Language',
  languages: { en: 'English', ar: 'Arabic' },
  open: 'Open in the admin area',
};

export const webhooks = {
  title: 'Webhooks',
  lead: 'A webhook notifies another program, or a Slack or Teams channel, when something happens here.',
  empty: 'No webhooks yet. Add the first one below.',
  events,
  formats: {
    standard: 'Signed JSON (Standard Webhooks)',
    slack: 'Slack message',
    teams: 'Teams card',
  } satisfies Record<WebhookFormat, string>,
  form: {
    title: 'Add a webhook',
    url: 'URL',
    urlHint:
      'It must begin with https:// and be reachable from the internet. For Slack, use an incoming webhook; for Teams, a workflow.',
    format: 'Format',
    events: 'Events',
    include: 'Include the visitor’s entries',
    includeHint:
      'Without them, only the type of event, an id, the language and a link to the admin area leave the site. With them, visitors’ names, addresses and texts are copied to the operator of that URL, which becomes a processor of personal data: an erasure here doesn’t erase them there, and the privacy page should name the operator.',
    add: 'Add the webhook',
  },
  secret: {
    title: 'Signing secret',
    text: 'The receiver uses it to verify each delivery. It’s shown only once.',
    label: 'Secret',
    done: 'I’ve saved it',
  },
  includesFields: 'With the visitor’s data',
  lastStatus: (status: number | null) => (status === null ? 'No response yet' : `Last response: ${status}`),
  failing: (failures: number) => (failures === 1 ? '1 failed attempt' : `${failures} failed attempts`),
  test: 'Send a test',
  testOf: (url: string) => `Send a test to ${url}`,
  tested: 'The newest record was sent as an event, and accepted.',
  testFailed: (cause: string) => `The test was not accepted. ${cause}.`,
  deliveries: 'Last 50 deliveries',
  noDeliveries: 'No deliveries yet. Send a test to make the first one.',
  statuses: { queued: 'Queued', sending: 'Sending', sent: 'Accepted', failed: 'Failed' } satisfies Record<
    DeliveryStatus,
    string
  >,
  answer: (status: number, ms: string) => `responded ${status} after ${ms} ms`,
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  nextAt: (time: string) => `next attempt ${time}`,
  resend: 'Send again',
  resent: 'The event was sent again, and accepted.',
  resendFailed: (cause: string) => `The event was not accepted. ${cause}.`,
  resendOf: (event: string, time: string) => `Send again: “${event}” of ${time}`,
  added: 'The webhook is added. Send a test to see whether it arrives.',
  removed: 'The webhook is deleted.',
  remove: 'Delete',
  removeOf: (url: string) => `Delete the webhook of ${url}`,
  confirm: {
    title: 'Delete this webhook?',
    text: (url: string) => `${url} will no longer receive events, and its delivery log is deleted.`,
    confirm: 'Delete the webhook',
    cancel: 'Keep the webhook',
  },
};
