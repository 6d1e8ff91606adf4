import type { ParsedMail } from './parse-mail.ts';

type Headers = Pick<ParsedMail, 'from' | 'subject' | 'header'>;

const isProgram = /^(?:mailer-daemon|postmaster)@/i;
const isUnattended = /^(?:no-?reply|do-?not-?reply)\b/i;
const precedences = ['auto_reply', 'auto-reply', 'bulk', 'junk', 'list'];
const programHeaders = [
  ...['x-autoreply', 'x-autorespond', 'x-autoresponder'],
  ...['list-id', 'list-post', 'list-help', 'list-subscribe', 'list-owner', 'list-archive'],
];
/**
 * These headers count only with the subject of an out-of-office reply: Amazon SES writes `Feedback-ID` into every
 * email, and Exchange `X-Auto-Response-Suppress` into emails that people write.
 */
const weakHeaders = ['feedback-id', 'list-unsubscribe', 'x-auto-reply-from', 'x-auto-response-suppress'];
const outOfOffice =
  /^(?:re:\s*)?(?:automatic reply|auto(?:matic)?[ -]?(?:reply|response)|autoreply|out of (?:the )?office|رد تلقائي|الرد التلقائي|خارج المكتب)/i;

export function isAutomatic(mail: Headers, envelopeFrom: string): boolean {
  const { from = '', subject, header } = mail;
  const sender = envelopeFrom.replace(/[<>]/g, '').trim();
  const submitted = (header('auto-submitted') ?? 'no').toLowerCase().trim();
  return (
    !/^no\b/.test(submitted) ||
    programHeaders.some((name) => header(name) !== undefined) ||
    precedences.includes((header('precedence') ?? '').toLowerCase().trim()) ||
    /^\s*multipart\/report\b/i.test(header('content-type') ?? '') ||
    sender === '' ||
    isProgram.test(sender) ||
    isProgram.test(from) ||
    (outOfOffice.test(subject ?? '') &&
      (isUnattended.test(from) || weakHeaders.some((name) => header(name) !== undefined)))
  );
}
