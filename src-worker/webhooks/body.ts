import { adminPaths } from '#shared/admin/paths.ts';
import { webhookMessages as texts } from '#shared/staff-texts/webhooks.ts';
import { fullName } from '#shared/text/full-name.ts';
import type { SubmissionRow } from '../db/submission-columns.ts';
import { submissionOf } from '../db/submission-columns.ts';
import { slackMessage, teamsMessage } from './messages.ts';
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
    slack: () => slackMessage(messageOf(event, data.url)),
    teams: () => teamsMessage(messageOf(event, data.url)),
  }[webhook.format]();
  return JSON.stringify(body);
}

function messageOf(event: Event, url: string) {
  return { title: titleOf(event), facts: factsOf(event), link: { url, label: texts.open } };
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
