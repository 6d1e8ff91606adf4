import { adminPaths } from '#shared/admin/paths.ts';
import { webhookMessages as texts } from '#shared/staff-texts/webhooks.ts';
import { fullName } from '#shared/text/full-name.ts';
import type { SubmissionRow } from '../db/submission-columns.ts';
import { submissionOf } from '../db/submission-columns.ts';
import type { DeliveryRow, WebhookRow } from './store.ts';

interface Event {
  webhook: Pick<WebhookRow, 'format' | 'include'>;
  delivery: Pick<DeliveryRow, 'event' | 'about' | 'createdAt'>;
  submission: SubmissionRow | undefined;
  siteUrl: string;
}

export function bodyOf(event: Event): string {
  const { webhook, delivery, submission, siteUrl } = event;
  const fields = webhook.include === 'fields' && submission ? submissionOf(submission) : undefined;
  const data = {
    id: submission?.id ?? delivery.about?.id ?? null,
    formType: submission?.formType ?? 'other',
    locale: submission?.locale ?? delivery.about?.locale ?? 'en',
    url: siteUrl + (submission ? `${adminPaths.inbox}/${submission.id}` : adminPaths.chats),
  };
  const body = {
    standard: () => ({
      type: delivery.event,
      timestamp: delivery.createdAt,
      data: { ...data, ...(fields && { fields }) },
    }),
    slack: () => slackMessage(event, data.url),
    teams: () => teamsMessage(event, data.url),
  }[webhook.format]();
  return JSON.stringify(body);
}

function titleOf({ delivery, submission }: Event): string {
  return delivery.event === 'submission.created'
    ? texts.created[submission?.formType ?? 'other']
    : texts.events[delivery.event];
}

function factsOf({ webhook, submission }: Event): [string, string][] {
  const language: [string, string] = [texts.language, texts.languages[submission?.locale ?? 'en']];
  if (webhook.include !== 'fields' || !submission) return [language];
  const { email, company, phone } = submission;
  const facts = [
    [texts.name, fullName(submissionOf(submission))],
    [texts.company, company],
    [texts.email, email],
    [texts.phone, phone],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return [...facts, language];
}

/** https://api.slack.com/reference/surfaces/formatting#escaping */
function slackText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function slackMessage(event: Event, url: string) {
  const title = titleOf(event);
  const fields = factsOf(event).map(([name, value]) => ({ type: 'mrkdwn', text: `*${name}*\n${slackText(value)}` }));
  return {
    text: title,
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: title } },
      { type: 'section', fields },
      { type: 'section', text: { type: 'mrkdwn', text: `<${url}|${texts.open}>` } },
    ],
  };
}

function teamsMessage(event: Event, url: string) {
  const facts = factsOf(event).map(([title, value]) => ({ title, value: value.replace(/[[\]()*_~`#\\]/g, '\\$&') }));
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [
      { type: 'TextBlock', text: titleOf(event), weight: 'Bolder', size: 'Medium', wrap: true },
      { type: 'FactSet', facts },
    ],
    actions: [{ type: 'Action.OpenUrl', title: texts.open, url }],
  };
  return { type: 'message', attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }] };
}
