import type { SubmissionType } from '../../forms/options.ts';
import type { DeliveryStatus, WebhookEvent, WebhookFormat } from '../../webhook-events.ts';

const events: Record<WebhookEvent, string> = {
  'submission.created': 'A form was sent',
  'submission.status_changed': 'A status was changed',
  'booking.created': 'A demo was booked',
  'booking.moved': 'A demo was moved',
  'booking.cancelled': 'A demo was cancelled',
  'message.received': 'A visitor has replied',
  'chat.waiting': 'A visitor waits in the chat',
};

/** What a channel of Slack or Teams shows. */
export const webhookMessages = {
  events,
  created: {
    demo: 'New demo request',
    partnership: 'New partnership inquiry',
    career: 'New job application',
    other: 'New question from the chat',
  } satisfies Record<SubmissionType, string>,
  name: 'Name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  language: 'Language',
  languages: { en: 'English', ar: 'Arabic' },
  open: 'Open in the staff area',
};

export const webhooks = {
  title: 'Webhooks',
  lead: 'A webhook tells another program, or a channel of Slack or Teams, when something happens here.',
  empty: 'No webhooks yet.',
  events,
  formats: {
    standard: 'Signed JSON (Standard Webhooks)',
    slack: 'Slack message',
    teams: 'Teams card',
  } satisfies Record<WebhookFormat, string>,
  form: {
    title: 'Add a webhook',
    url: 'Address',
    urlHint:
      'It begins with https:// and is reachable from the internet. In Slack: an incoming webhook. In Teams: a workflow.',
    format: 'Format',
    events: 'Events',
    include: 'Send what the visitor has entered, too',
    includeHint:
      'Without it, only the kind of event, an id, the language and a link to the staff area leave the site. With it, names, addresses and texts of visitors are copied to whoever runs that address: it becomes a processor of personal data, an erasure here does not reach it, and the privacy page should name it.',
    add: 'Add the webhook',
  },
  secret: {
    title: 'The signing secret',
    text: 'The receiver verifies each delivery with it. It is shown only now.',
    label: 'Secret',
    done: 'I have stored it',
  },
  includesFields: 'With the visitor’s data',
  lastStatus: (status: number | null) => (status === null ? 'Not answered yet' : `Last answer ${status}`),
  failing: (failures: number) => (failures === 1 ? '1 failed attempt' : `${failures} failed attempts`),
  test: 'Send a test',
  testOf: (url: string) => `Send a test to ${url}`,
  tested: 'The newest record was sent as an event, and accepted.',
  testFailed: (cause: string) => `The test was not accepted. ${cause}.`,
  deliveries: 'Last 50 deliveries',
  noDeliveries: 'Nothing has been sent yet.',
  statuses: { queued: 'Queued', sending: 'Sending', sent: 'Accepted', failed: 'Failed' } satisfies Record<
    DeliveryStatus,
    string
  >,
  answer: (status: number, ms: string) => `answered ${status} after ${ms} ms`,
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
    text: (url: string) => `${url} hears of nothing any more, and its log is deleted.`,
    confirm: 'Delete it',
    cancel: 'Keep it',
  },
};
