import { Webhook } from 'standardwebhooks';
import { isPublicUrl } from '#shared/text/public-url.ts';
import type { DeliveryRow, WebhookRow } from './store.ts';

const timeoutMs = 10_000;
const maxAnswerBytes = 500;

export interface Answer {
  at: string;
  ms: number;
  status: number | null;
  text: string | null;
  error: string | null;
}

export async function post(webhook: WebhookRow, { id }: DeliveryRow, body: string): Promise<Answer> {
  const started = Date.now();
  const answer = (rest: Omit<Answer, 'at' | 'ms'>): Answer => ({
    at: new Date().toISOString(),
    ms: Date.now() - started,
    ...rest,
  });
  if (!isPublicUrl(webhook.url)) return answer({ status: null, text: null, error: 'The address is not public' });
  const now = new Date();
  try {
    const response = await fetch(webhook.url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Rihla-Webhooks/1',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(webhook.secret).sign(id, now, body),
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status } = response;
    return answer({ status, text: await beginningOf(response), error: errorOf(status) });
  } catch (cause) {
    const late = cause instanceof Error && cause.name === 'TimeoutError';
    return answer({
      status: null,
      text: null,
      error: late ? 'No answer within 10 seconds' : 'It could not be reached',
    });
  }
}

function errorOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `It answered with ${status}: redirects are not followed`;
  return `It answered with ${status}`;
}

async function beginningOf({ body }: Response): Promise<string> {
  let text = new Uint8Array();
  const reader = body?.getReader();
  while (reader && text.length < maxAnswerBytes) {
    const { done, value } = await reader.read();
    if (done) break;
    text = Uint8Array.from([...text, ...value.subarray(0, maxAnswerBytes - text.length)]);
  }
  await reader?.cancel().catch(() => {});
  return new TextDecoder().decode(text);
}
