import { expect, it } from 'vitest';
import { isAutomatic } from '#worker/inbox/received/automatic-mail.ts';

const visitor = 'layla@gulf-logistics.example';

function decide(
  headers: Record<string, string>,
  envelopeFrom = visitor,
  { subject = 'Re: Demo', from = visitor } = {},
) {
  return isAutomatic({ from, subject, header: (name) => headers[name] }, envelopeFrom);
}

it.each<Record<string, string>>([
  { 'auto-submitted': 'auto-replied' },
  { 'auto-submitted': 'auto-generated; owner-email="x"' },
  { 'x-autoreply': 'yes' },
  { 'x-autorespond': '' },
  { precedence: 'auto_reply' },
  { precedence: 'Bulk' },
  { precedence: 'junk' },
  { 'list-id': '<list.example>' },
  { 'list-post': '<mailto:team@list.example>' },
  { 'content-type': 'multipart/report; report-type=delivery-status' },
])('recognises an email with %j as automatic', (headers) => {
  expect(decide(headers)).toBe(true);
});

it.each(['', '<>', 'MAILER-DAEMON@mx.example', 'postmaster@mx.example'])(
  'recognises the sender "%s" as a program',
  (sender) => {
    expect(decide({}, sender)).toBe(true);
  },
);

it.each<Record<string, string>>([
  {},
  { 'auto-submitted': 'no' },
  { precedence: 'normal' },
  { 'feedback-id': 'SES' },
  { 'x-auto-response-suppress': 'DR, OOF, AutoReply', 'content-type': 'multipart/mixed' },
  { 'list-unsubscribe': '<https://crm.example>' },
])('recognises an email with %j as written by a person', (headers) => {
  expect(decide(headers)).toBe(false);
});

it.each(['Automatic reply: Demo', 'Out of Office', 'رد تلقائي: عرض'])('needs more than the subject "%s"', (subject) => {
  expect(decide({}, visitor, { subject })).toBe(false);
  expect(decide({}, visitor, { subject, from: 'no-reply@gulf-logistics.example' })).toBe(true);
  expect(decide({ 'feedback-id': 'x' }, visitor, { subject })).toBe(true);
  expect(decide({ 'x-auto-response-suppress': 'All' }, visitor, { subject })).toBe(true);
});
