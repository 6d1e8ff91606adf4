import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

export const webhookSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

interface DeliveredMail {
  id: string;
  subject: string;
  to: string;
}

/**
 * One request in ten gets 500, one gets 429, and one is accepted but loses its connection. Like Resend, the mock delivers the
 * emails of an Idempotency-Key once, and reports each delivery in an event, which may arrive before the answer and is repeated
 * until the site has taken it.
 */
export async function startMockMailProvider() {
  /** The emails of the first accepted call, by Idempotency-Key. */
  const delivered = new Map<string, DeliveredMail[]>();
  const unreported = new Set<DeliveredMail>();
  let site: string | undefined;
  let repeated = 0;
  let failing = true;
  let requests = 0;

  async function report(mail: DeliveredMail): Promise<void> {
    if (!site) return;
    const body = JSON.stringify({ type: 'email.delivered', data: { email_id: mail.id, to: [mail.to] } });
    const now = new Date();
    const headers = {
      'content-type': 'application/json',
      'svix-id': `event-${mail.id}`,
      'svix-timestamp': String(Math.floor(now.getTime() / 1000)),
      'svix-signature': new Webhook(webhookSecret).sign(`event-${mail.id}`, now, body),
    };
    const response = await fetch(`${site}/api/webhooks/resend`, { method: 'POST', headers, body }).catch(
      () => undefined,
    );
    if (response?.status === 204) unreported.delete(mail);
  }

  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    // A killed Worker can send half a request, which does not count.
    if (body === undefined) return;
    const key = String(request.headers['idempotency-key']);
    requests += 1;
    const step = failing ? requests % 10 : 9;
    if (step === 0) return response.writeHead(500).end('{}');
    if (step === 1) return response.writeHead(429, { 'retry-after': '0' }).end('{}');
    const mails = [JSON.parse(body)].flat() as { to: string[]; subject: string }[];
    const earlier = delivered.get(key);
    if (earlier) repeated += earlier.length;
    const accepted = earlier ?? mails.map(({ to, subject }) => ({ id: randomUUID(), subject, to: to[0]! }));
    if (!earlier) {
      delivered.set(key, accepted);
      for (const mail of accepted) unreported.add(mail);
      // Every second call's events arrive before its answer.
      if (requests % 2 === 0) await Promise.all(accepted.map(report));
    }
    if (step === 2) return response.destroy();
    const data = accepted.map(({ id }) => ({ id }));
    const answer = request.url?.endsWith('/batch') ? { data } : data[0];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delivered: () => [...delivered.values()].flat(),
    repeated: () => repeated,
    /** The address of events; undefined while the site is down. */
    reportTo(origin: string | undefined) {
      site = origin;
    },
    /** Sends the events that the site has not taken. @returns the number that is still left */
    async reportAgain(): Promise<number> {
      for (const mail of unreported) await report(mail);
      return unreported.size;
    },
    stopFailing() {
      failing = false;
    },
    stop: () => server.close(),
  };
}

/** @returns undefined when the request ends before its body */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  try {
    return await text(request);
  } catch {
    return undefined;
  }
}
