import { suppressionCode } from '#shared/mail/cancellation-codes.ts';
import type { Database } from '../db/client.ts';
import { type Bindings, configOf } from '../env.ts';
import { canSend, type DeliveryBudget, failureOf, SendFailure, timeLeft } from './delivery-budget.ts';
import { kindOf, loadForMails, type OutboxItem } from './kinds.ts';
import { type Outcome, type Result, record, stopsDelivery } from './outcome.ts';
import { type RenderCache, render } from './render.ts';
import { bypassesSuppression, suppressedAmong } from './suppressions.ts';
import type { OutgoingMail, Transport } from './transport.ts';
import { emailBinding } from './transports/email-binding.ts';
import { resend } from './transports/resend.ts';

/** The platform allows a Worker six open connections. */
const concurrency = 6;
/** This many emails may be sent twice when a Worker stops. */
const mailsPerPart = 30;

interface Sender {
  env: Bindings;
  transport: Transport;
  renderCache: RenderCache;
  budget: DeliveryBudget;
}

export async function sendClaimed(
  env: Bindings,
  db: Database,
  items: OutboxItem[],
  claimedAt: string,
  budget: DeliveryBudget,
): Promise<void> {
  const transport = transportOf(env);
  const sender = { env, transport, renderCache: new Map(), budget };
  const recordAll = (outcomes: Outcome[]) => record(env, db, claimedAt, outcomes, transport, budget);
  const { cancelled, toSend } = await partitionSendable(env, items, budget.now());
  if (cancelled.length > 0) await recordAll(cancelled);
  const mails = await loadForMails(env, toSend);
  const batchId = mails[0]?.email.batchId;
  if (batchId && transport.sendBatch) return recordAll(await sendBatch(sender, batchId, mails));
  for (let from = 0; from < mails.length; from += mailsPerPart) {
    await recordAll(await sendOneByOne(sender, mails.slice(from, from + mailsPerPart)));
  }
}

async function partitionSendable(
  env: Bindings,
  items: OutboxItem[],
  now: number,
): Promise<{ cancelled: Outcome[]; toSend: OutboxItem[] }> {
  const suppressed = await suppressedAmong(
    env,
    items.map(({ email }) => email.toAddress),
  );
  const cancelled: Outcome[] = [];
  const toSend: OutboxItem[] = [];
  for (const item of items) {
    const { email, subscriber } = item;
    const suppression = suppressed.get(email.toAddress.toLowerCase());
    const isHeld = suppression && !bypassesSuppression(email.kind, suppression);
    const reason = isHeld ? suppressionCode(suppression) : kindOf(email.kind).outdated?.(item, now);
    if (reason) cancelled.push({ item, result: { cancelled: reason } });
    else if (subscriber?.status === 'unsubscribed' && !kindOf(email.kind).afterUnsubscribing) {
      cancelled.push({ item, result: { cancelled: null } });
    } else toSend.push(item);
  }
  return { cancelled, toSend: toSend.toSorted((a, b) => Number(isUrgent(b)) - Number(isUrgent(a))) };
}

function isUrgent({ email }: OutboxItem): boolean {
  return email.newsletterId === null && kindOf(email.kind).urgent !== false;
}

async function sendOneByOne(sender: Sender, items: OutboxItem[]): Promise<Outcome[]> {
  const waiting = [...items];
  const outcomes: Outcome[] = [];
  let stopping: SendFailure | undefined;
  async function sendNext() {
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      const result = stopping ?? (canSend(sender.budget) ? await send(sender, item) : postponed());
      if (stopsDelivery(result)) stopping ??= result;
      outcomes.push({ item, result });
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sendNext));
  return outcomes;
}

async function send(sender: Sender, item: OutboxItem): Promise<Result> {
  try {
    return { sent: await sender.transport.send(await outgoing(sender, item), sender.budget) };
  } catch (error) {
    return failureOf(error);
  }
}

async function sendBatch(sender: Sender, batchId: string, items: OutboxItem[]): Promise<Outcome[]> {
  const { transport, budget } = sender;
  const forAll = (result: Result) => items.map((item) => ({ item, result, inBatch: true }));
  if (!canSend(budget)) return forAll(postponed());
  try {
    const build = () => Promise.all(items.map((item) => outgoing(sender, item)));
    const ids = await oneBatchAtATime(budget, () => transport.sendBatch!(batchId, build, budget));
    const refused = items.filter((_, index) => ids[index] === false);
    const accepted = items.flatMap((item, index) => {
      const id = ids[index];
      return id === false || id === undefined ? [] : [{ item, result: { sent: id } }];
    });
    return [...accepted, ...(await sendOneByOne(sender, refused))];
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'rejected') return sendOneByOne(sender, items);
    return forAll(failure);
  }
}

async function outgoing({ env, renderCache }: Sender, item: OutboxItem): Promise<OutgoingMail> {
  const { id, toAddress } = item.email;
  const rendered = await render(env, item, renderCache, await kindOf(item.email.kind).secret?.(env, item));
  return {
    ...rendered,
    id,
    from: senderOf(configOf(env).MAIL_FROM, rendered.fromName),
    to: toAddress,
    urgent: isUrgent(item),
  };
}

/** RFC 5322: a quoted name may contain anything but quotes, backslashes and line breaks. */
function senderOf(mailFrom: string, name: string | undefined): string {
  if (!name) return mailFrom;
  const address = /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
  return `"${name.replace(/["\\\p{Cc}\p{Bidi_Control}\u200b\ufeff]/gu, '')}" <${address}>`;
}

function postponed(): SendFailure {
  return new SendFailure('postponed', 'The delivery has ended');
}

function transportOf(env: Bindings): Transport {
  const { RESEND_API_KEY, RESEND_API_URL } = configOf(env);
  return RESEND_API_KEY ? resend({ RESEND_API_KEY, RESEND_API_URL, MAIL_PACE: env.MAIL_PACE }) : emailBinding(env);
}

let activeBudget: DeliveryBudget | undefined;

const minIntervalMs = 20;

/**
 * The longest newsletters take 40 MB of an isolate's 128, so it holds one batch at a time. It polls, because a promise
 * of another request may never settle.
 */
export async function oneBatchAtATime<Result>(budget: DeliveryBudget, send: () => Promise<Result>): Promise<Result> {
  while (activeBudget && activeBudget.until > activeBudget.now()) {
    if (timeLeft(budget) === 0) throw new SendFailure('postponed', 'The delivery has ended');
    await scheduler.wait(minIntervalMs);
  }
  activeBudget = budget;
  try {
    return await send();
  } finally {
    if (activeBudget === budget) activeBudget = undefined;
  }
}
