import type { Bindings } from '../../env.ts';
import {
  type DeliveryBudget,
  type FailureKind,
  retryAfterSeconds,
  SendFailure,
  timeLeft,
  withTimeout,
} from '../delivery-budget.ts';
import { base64Of, type OutgoingMail, type ProviderId, type Transport } from '../transport.ts';

interface Settings {
  RESEND_API_URL: string;
  RESEND_API_KEY: string;
  MAIL_PACE: Bindings['MAIL_PACE'];
}

interface Answer {
  status: number;
  retryAfter: number | undefined;
  name: string;
  message: string;
  body: { id?: unknown; data?: { id?: unknown }[]; errors?: { index?: unknown }[] };
}

interface Call {
  path: string;
  idempotencyKey: string;
  body: () => unknown;
  urgent: boolean;
  isBatch?: boolean;
  headers?: Record<string, string>;
}

const longestWaitSeconds = 10;
const rateLimitWindowSeconds = 1;
const pauseAfterRefusalSeconds = 60;
const maxThrottledCalls = 3;

/**
 * Resend accepts an Idempotency-Key once in 24 hours. The key is the id of the email or the batch, so that nothing is
 * sent twice after a lost answer.
 */
export function resend({ RESEND_API_URL, RESEND_API_KEY, MAIL_PACE }: Settings): Transport {
  const pace = () => MAIL_PACE.get(MAIL_PACE.idFromName('resend'));

  async function takeTurn(urgent: boolean, budget: DeliveryBudget): Promise<void> {
    const granted = await pace()
      .take({ urgent, maxWait: timeLeft(budget) })
      .catch((cause: unknown) => {
        throw new SendFailure('throttled', `The rate limit for email cannot be asked: ${cause}`);
      });
    if (!granted) throw new SendFailure('postponed', 'The delivery has ended');
  }

  async function post({ path, idempotencyKey, headers }: Call, body: string, signal: AbortSignal): Promise<Answer> {
    const response = await fetch(RESEND_API_URL + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${RESEND_API_KEY}`,
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
        ...headers,
      },
      body,
      signal,
    });
    return answerOf(response);
  }

  async function call(request: Call, budget: DeliveryBudget): Promise<Answer['body']> {
    let body: string | undefined;
    for (let throttled = 1; ; throttled++) {
      await takeTurn(request.urgent, budget);
      body ??= JSON.stringify(await request.body());
      const json = body;
      const answer = await withTimeout(budget, (signal) => post(request, json, signal));
      // The key was used with another body, because a subscriber left between two attempts: the first call was
      // accepted.
      if (isAccepted(answer) || answer.name === 'invalid_idempotent_request') return answer.body;
      const failure = failureOfAnswer(answer, request, RESEND_API_KEY);
      const wait = failure.retryAfter ?? rateLimitWindowSeconds;
      if (failure.kind === 'refused') await pace().pause(pauseAfterRefusalSeconds * 1000);
      if (
        failure.kind !== 'throttled' ||
        isQuota(answer) ||
        wait > longestWaitSeconds ||
        throttled === maxThrottledCalls
      ) {
        throw failure;
      }
      await pace().pause(wait * 1000);
    }
  }

  return {
    idempotent: true,
    async send(mail, budget) {
      const { id, urgent } = mail;
      const body = () => payloadOf(mail);
      return idOf(await call({ path: '/emails', idempotencyKey: id, body, urgent }, budget));
    },
    async sendBatch(batchId, build, budget) {
      let count = 0;
      const request = {
        path: '/emails/batch',
        idempotencyKey: batchId,
        async body() {
          const mails = await build();
          count = mails.length;
          return mails.map(payloadOf);
        },
        urgent: false,
        isBatch: true,
        // Without this header, one bad address would stop the others.
        headers: { 'x-batch-validation': 'permissive' },
      };
      const { data = [], errors = [] } = await call(request, budget);
      const refused = new Set(errors.map(({ index }) => index));
      const accepted = data.values();
      return Array.from({ length: count }, (_, index) => !refused.has(index) && idOf(accepted.next().value ?? {}));
    },
  };
}

async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const text = await response.text();
  const retryAfter = retryAfterSeconds(headers.get('retry-after'), Date.now());
  try {
    const body = text === '' ? {} : JSON.parse(text);
    return { status, retryAfter, name: String(body.name ?? ''), message: String(body.message ?? ''), body };
  } catch {
    // The answer is a proxy's page. With a status of 200 it does not mean that the email was accepted.
    return { status: response.ok ? 502 : status, retryAfter, name: 'no_json', message: '', body: {} };
  }
}

function isAccepted({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

function isQuota({ name }: Answer): boolean {
  return name.endsWith('_quota_exceeded');
}

function failureOfAnswer(answer: Answer, request: Call, secret: string): SendFailure {
  const kind = request.isBatch && isRefusedBatch(answer) ? 'rejected' : kindOf(answer);
  const name = /^[a-z_]{1,60}$/.test(answer.name) ? ` (${answer.name})` : '';
  // Messages of other kinds may name a recipient.
  const message = kind === 'refused' && answer.message ? `: ${answer.message.replaceAll(secret, '…')}` : '';
  return new SendFailure(kind, `Resend answered ${answer.status}${name}${message}`, answer.retryAfter);
}

function isRefusedBatch(answer: Answer): boolean {
  return answer.status >= 400 && answer.status < 500 && answer.status !== 409 && kindOf(answer) === 'temporary';
}

function kindOf({ status, name, message }: Pick<Answer, 'status' | 'name' | 'message'>): FailureKind {
  if (status === 429) return 'throttled';
  if (status === 401 || status === 403) return 'refused';
  if (status === 422) return isAboutSender(name, message) ? 'refused' : 'rejected';
  return 'temporary';
}

function isAboutSender(name: string, message: string): boolean {
  return name === 'invalid_from_address' || /`from`|domain is not verified/i.test(message);
}

function idOf({ id }: { id?: unknown }): ProviderId {
  return typeof id === 'string' ? id : null;
}

function payloadOf({ from, to, cc, subject, html, text, headers, replyTo, attachments }: OutgoingMail) {
  return {
    from,
    to: [to],
    subject,
    html,
    text,
    headers,
    ...(cc && { cc }),
    ...(replyTo && { reply_to: replyTo }),
    ...(attachments.length > 0 && {
      attachments: attachments.map((file) => ({
        filename: file.filename,
        content_type: file.type,
        content: base64Of(file),
      })),
    }),
  };
}
