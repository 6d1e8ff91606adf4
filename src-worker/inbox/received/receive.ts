import { Buffer } from 'node:buffer';
import { eq, lt, type SQL, sql } from 'drizzle-orm';
import { brand } from '#shared/brand.ts';
import type { ListedFile } from '#shared/contracts/conversation.ts';
import { EmailAddress } from '#shared/contracts/field-types.ts';
import { asciiAddress } from '#shared/forms/ascii-address.ts';
import { maxCopies, maxLength } from '#shared/limits.ts';
import { visitorReplied } from '#shared/mail/cancellation-codes.ts';

import { receivedMail } from '#shared/staff-texts/received-email.ts';
import { shortLine } from '#shared/text/cut-at.ts';
import { hourLength } from '#shared/time/days.ts';
import { recordInvitationReply } from '../../bookings/store.ts';
import { type Database, database } from '../../db/client.ts';
import { recordHeartbeat } from '../../db/heartbeats.ts';
import { insertFrom } from '../../db/insert-if.ts';
import { mailboxOfAddress } from '../../db/mailbox.ts';
import { emails, formSubmissions, mailArrivals } from '../../db/schema.ts';
import { updateSubmissions } from '../../db/submission-changes.ts';
import { reopened } from '../../db/submission-status.ts';
import { transaction } from '../../db/transaction.ts';
import { queueWebhookEvents } from '../../db/webhook-events.ts';
import { type Bindings, configOf } from '../../env.ts';
import { log } from '../../http/log.ts';
import { deliverNow } from '../../mail/delivery.ts';
import { followReplies } from '../../mail/replies.ts';
import { loopHeader, mailDomain, submissionOfAddress } from '../../mail/thread.ts';
import { checkOrKeepFile } from '../../submissions/files/check-file.ts';
import type { NewAttachment } from '../../submissions/files/store.ts';
import { attachToEntry, discardFiles, listedFile, putFiles } from '../files.ts';
import { replyNotifications } from '../mails.tsx';
import { addSearchText, insertEntries, type NewEntry } from '../store.ts';
import { isAutomatic } from './automatic-mail.ts';
import { senderDoubts, statedResults } from './check-sender.ts';
import { cutText, type ParsedMail, parseMail } from './parse-mail.ts';
import { splitQuoted } from './quoted-text.ts';

/** Base64 makes files a third larger. Each file of such an email is kept. */
const maxSize = 15 * 1024 * 1024;
const maxFiles = 20;
const maxPerHour = 30;

/** The platform adds the status code, which is always permanent. */
const refusals = {
  too_large: 'This email is larger than 15 MB. Please send files of at most 10 MB, or a link.',
  unknown_address: `This conversation is closed. Please write to ${brand.email} instead.`,
  too_many: 'There were too many emails in this conversation within an hour. Please send this one again later.',
  unreadable: 'This email cannot be read. Please send it as plain text.',
  too_many_files: 'This email has more than 20 files. Please send them as one ZIP file, or in several emails.',
  no_files: 'We cannot receive files by email. Please send this email without files, or with a link to them.',
};

/** Throws when the database does not answer, so that the sender's server tries again. */
export async function receiveMail(
  message: ForwardableEmailMessage,
  env: Bindings,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
): Promise<void> {
  try {
    const refusal = await receive(message, env, ctx);
    if (!refusal) return;
    message.setReject(refusals[refusal]);
    log('warn', 'mail_refused', { reason: refusal });
  } catch (error) {
    log('error', 'mail_failed', { cause: error });
    throw error;
  }
}

async function receive(
  message: ForwardableEmailMessage,
  env: Bindings,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
): Promise<keyof typeof refusals | undefined> {
  if (message.rawSize > maxSize) return 'too_large';
  const submissionId = await submissionOfAddress(env, message.to);
  if (!submissionId) return 'unknown_address';
  const db = database(env);
  const at = new Date();
  const since = new Date(at.getTime() - hourLength).toISOString();
  const {
    submission: [submission],
    counted,
  } = await transaction(db, {
    submission: selectExisting(db, submissionId),
    oldArrivals: db.delete(mailArrivals).where(lt(mailArrivals.at, since)),
    counted: countArrival(db, submissionId, at.toISOString(), since),
    heartbeat: recordHeartbeat(db, 'inbound'),
  });
  if (!submission) return 'unknown_address';
  // The count comes before reading, so that unreadable emails and our own count too.
  if (counted.length === 0) return 'too_many';
  const mail = await parseMail(new Uint8Array(await new Response(message.raw).arrayBuffer()));
  if (!mail) return 'unreadable';
  if (isOurs(env, mail, message.from)) {
    log('info', 'mail_loop', { submissionId });
    return undefined;
  }
  // The whole email is refused, because a silently lost file would be worse.
  if (mail.files.length > maxFiles) return 'too_many_files';
  if (mail.files.length > 0 && !env.FILES) return 'no_files';
  const files = await keepFiles(env, mail);
  const entry = { ...entryOf(mail, message.from, submissionId, at.toISOString()), cc: copiesOf(env, mail, submission) };
  const mailIds = await storeReceived(env, { ...entry, files: files.listed }, files.stored, mail.invitation);
  if (mailIds.length > 0) ctx.waitUntil(deliverNow(env, mailIds));
  return undefined;
}

function selectExisting(db: Database, id: string) {
  return db
    .select({ id: formSubmissions.id, email: formSubmissions.email })
    .from(formSubmissions)
    .where(eq(formSubmissions.id, id));
}

function countArrival(db: Database, id: string, at: string, since: string) {
  const recent = sql`(SELECT count(*) FROM mail_arrivals WHERE submission_id = ${id} AND arrived_at >= ${since})`;
  return insertFrom(
    db,
    mailArrivals,
    { submissionId: id, at },
    sql`FROM form_submissions WHERE id = ${id} AND ${recent} < ${maxPerHour}`,
  ).returning({ id: mailArrivals.id });
}

function isOurs(env: Bindings, { from = '', header }: ParsedMail, envelopeFrom: string): boolean {
  const domain = mailDomain(env);
  const { MAIL_FROM } = configOf(env);
  const own = MAIL_FROM.replace(/^.*<|>[\s\S]*$/g, '')
    .trim()
    .toLowerCase();
  const isOwn = (address: string) =>
    address === own || (address.startsWith('reply+') && address.endsWith(`@${domain}`));
  return (
    [from, envelopeFrom].map((address) => address.toLowerCase()).some(isOwn) ||
    header(loopHeader.toLowerCase())?.trim() === domain
  );
}

function entryOf(mail: ParsedMail, envelopeFrom: string, submissionId: string, at: string): NewEntry {
  const { text, quoted } = splitQuoted(mail.text);
  const by = mail.from ?? shortLine(asciiAddress(envelopeFrom), maxLength.email);
  return {
    id: crypto.randomUUID(),
    submissionId,
    kind: 'received',
    text: cutText(text) || (mail.invitation ? receivedMail.invitation[mail.invitation.reply] : receivedMail.noText),
    by,
    at,
    subject: mail.subject,
    quoted: quoted && cutText(quoted),
    messageId: mail.messageId,
    // Staff must learn that a visitor will not come, or may not.
    automatic: mail.invitation ? mail.invitation.reply === 'accepted' : isAutomatic(mail, envelopeFrom),
    doubts: senderDoubts(by, envelopeFrom, statedResults(mail.headers)),
  };
}

/** The addresses in copy that our reply keeps: the sender, unless the contact writes, and the others of the email. */
function copiesOf(env: Bindings, { from, recipients }: ParsedMail, { email }: { email: string }): string[] | null {
  const domain = `@${mailDomain(env)}`;
  const contact = mailboxOfAddress(email);
  const others = [from ?? '', ...recipients].filter(
    (address) =>
      EmailAddress.safeParse(address).success &&
      !address.toLowerCase().endsWith(domain) &&
      mailboxOfAddress(address) !== contact,
  );
  const copies = [...new Map(others.map((address) => [address.toLowerCase(), address])).values()].slice(0, maxCopies);
  return copies.length > 0 ? copies : null;
}

async function keepFiles(
  env: Bindings,
  { files, pictures }: ParsedMail,
): Promise<{ listed: ListedFile[]; stored: NewAttachment[] }> {
  const attached = [...files, ...pictures];
  const uploads = attached.map(({ name, content }) =>
    env.FILES ? checkOrKeepFile(Buffer.from(content.buffer, content.byteOffset, content.byteLength), name) : undefined,
  );
  const kept = uploads.filter((upload) => upload !== undefined);
  const stored = await putFiles(env, kept);
  const listed = attached.map(({ name, type, content }, i): ListedFile => {
    const upload = uploads[i];
    return upload ? listedFile(stored[kept.indexOf(upload)]!) : { name, size: content.byteLength, type };
  });
  return { listed, stored };
}

export async function storeReceived(
  env: Bindings,
  entry: NewEntry,
  files: NewAttachment[] = [],
  invitation?: ParsedMail['invitation'],
): Promise<string[]> {
  const db = database(env);
  const stored = { inserted: insertEntries(db, [entry]), searchText: addSearchText(db, entry) };
  const more = {
    attached: files.length > 0 ? attachToEntry(db, files, entry) : [],
    answered: invitation ? [recordInvitationReply(db, entry.submissionId, invitation, entry.at)] : [],
  };
  if (entry.automatic) {
    const {
      stored: { inserted },
    } = await transaction(db, { stored, more });
    if (inserted.length === 0) await discardFiles(env, files);
    return [];
  }
  const isStored = sql`EXISTS (SELECT 1 FROM conversation_entries WHERE id = ${entry.id})`;
  const { submissionId, at } = entry;
  const {
    stored: { inserted },
    queued,
  } = await transaction(db, {
    stored,
    reopened: reopen(db, entry, isStored),
    queued: replyNotifications(env, submissionId, at, isStored),
    received: queueWebhookEvents(db, 'message.received', at, sql`SELECT ${submissionId} AS id WHERE ${isStored}`),
    cancelled: cancelScheduled(db, submissionId, isStored),
    more,
  });
  if (inserted.length === 0) await discardFiles(env, files);
  return queued.map(({ id }) => id);
}

/** A reply that was written before this email may no longer fit. */
export function cancelScheduled(db: Database, submissionId: string, isStored: SQL) {
  const scheduled = sql`(SELECT id FROM conversation_entries
    WHERE submission_id = ${submissionId} AND kind = 'sent' AND send_at IS NOT NULL)`;
  return [
    db
      .update(emails)
      .set({ status: 'cancelled', lastError: visitorReplied })
      .where(sql`id IN ${scheduled} AND +status = 'queued' AND attempts = 0 AND ${isStored}`),
    ...followReplies(db, scheduled),
  ] as const;
}

/** A visitor who writes again waits, and is not deleted. */
function reopen(db: Database, { submissionId, at }: NewEntry, isStored: SQL) {
  return updateSubmissions(db, sql`form_submissions.id = ${submissionId} AND ${isStored}`, {
    status: reopened('contacted'),
    hiddenAs: sql`nullif(hidden_as, 'deleted')`,
    waitingSince: sql`coalesce(waiting_since, ${at})`,
    hasMail: true,
    by: 'visitor',
    at,
  });
}
