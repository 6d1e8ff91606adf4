import { Webhook } from 'standardwebhooks';
import { ProblemError } from '../http/problem.ts';

/**
 * Verifies an event signed by Standard Webhooks, with Svix's names of the headers.
 * @throws ProblemError access_denied; unavailable when the secret does not parse
 */
export async function verifiedBody(request: Request, secret: string): Promise<{ id: string; text: string }> {
  const webhook = webhookOf(secret);
  const id = request.headers.get('svix-id') ?? '';
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': request.headers.get('svix-timestamp') ?? '',
    'webhook-signature': request.headers.get('svix-signature') ?? '',
  };
  const bytes = await request.arrayBuffer();
  try {
    // Strict, because the signature is over the bytes: `text()` drops a byte order mark and replaces invalid bytes.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    webhook.verify(text, headers, { jsonParse: false });
    return { id, text };
  } catch (cause) {
    throw new ProblemError('access_denied', { detail: 'The signature of this event could not be verified.', cause });
  }
}

function webhookOf(secret: string): Webhook {
  try {
    return new Webhook(secret);
  } catch (cause) {
    throw new ProblemError('unavailable', { cause: new Error('RESEND_WEBHOOK_SECRET does not parse', { cause }) });
  }
}
