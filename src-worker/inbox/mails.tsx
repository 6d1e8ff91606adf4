import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#shared/locales.ts';
import { defaultLocale } from '#shared/locales.ts';
import { staffMail } from '#shared/staff-texts/mails-to-staff.ts';
import { colleagueName } from '../auth/colleague-name.ts';
import { addressSees } from '../auth/records.ts';
import { type Database, database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import { conversationEntries, emails, staff } from '../db/schema.ts';
import { type Bindings, configOf } from '../env.ts';
import type { MailKind, OutboxItem } from '../mail/kinds.ts';
import { insertMails } from '../mail/outbox.ts';
import { type Body, toHtmlAndText } from '../mail/render.ts';
import { visitorInEnglish } from '../mail/subjects.ts';
import { bypassesSuppression, suppressedAmong } from '../mail/suppressions.ts';
import { replyAddress, threadHeaders } from '../mail/thread.ts';
import { choseOtherwise, immediateRecipients } from '../submissions/notifications.ts';
import { type EntryFile, loadEntryFiles, selectEntryFiles } from './files.ts';

const notificationPauseMs = 60 * 60 * 1000;

interface Assignments {
  shared?: readonly string[];
  targets: SQL;
  allowed: SQL;
  by: string;
  at: string;
}

/**
 * The emails precede the changes in their transaction. An email about several submissions has no names, because it
 * outlives them.
 */
export function enqueueAssignments(db: Database, { shared, targets, allowed, by, at }: Assignments) {
  const assignee = sql`value ->> '$.assignee'`;
  return insertMails(
    db,
    {
      kind: 'assignment_notification',
      to: assignee,
      subject: staffMail.assignment.title,
      createdAt: at,
      submissionId: sql`CASE count(*) WHEN 1 THEN min(form_submissions.id) END`,
      payload: sql`json_object('assignment', json_object('by', ${by}, 'submissions',
        json_group_array(json_object('id', form_submissions.id, 'formType', form_type))))`,
    },
    sql`FROM ${targets} JOIN form_submissions ON ${allowed}
      WHERE ${assignee} <> ${by.toLowerCase()} AND ${assignee} IS NOT form_submissions.assignee
        AND ${addressSees(assignee, sql`form_type`, shared)}
      GROUP BY ${assignee}`,
  ).returning({ id: emails.id });
}

/** If a submission has an assignee, no one else is notified. Choices apply as for a new form. */
export function replyNotifications(env: Bindings, submissionId: string, now: string, onlyIf: SQL = sql`true`) {
  const shared = configOf(env).STAFF_ADDRESSES;
  const assignee = sql`(SELECT assignee FROM form_submissions
    WHERE id = ${submissionId} AND ${addressSees(sql`assignee`, sql`form_type`, shared)})`;
  const pausedSince = new Date(Date.parse(now) - notificationPauseMs).toISOString();
  const formType = sql`(SELECT form_type FROM form_submissions WHERE id = ${submissionId})`;
  return insertMails(
    database(env),
    {
      kind: 'reply_notification',
      to: sql`address`,
      subject: staffMail.received.title,
      createdAt: now,
      submissionId,
    },
    sql`FROM (
        SELECT ${assignee} AS address
        WHERE ${assignee} IS NOT NULL AND NOT ${choseOtherwise(assignee, formType)}
        UNION ALL
        SELECT address FROM (${immediateRecipients(formType, shared)}) WHERE ${assignee} IS NULL
      )
      WHERE ${onlyIf} AND NOT EXISTS (
        SELECT 1 FROM emails WHERE submission_id = ${submissionId} AND kind = 'reply_notification'
          AND to_address = address AND created_at > ${pausedSince} AND status NOT IN ('failed', 'cancelled')
      )`,
  ).returning({ id: emails.id });
}

interface Reply {
  submissionId: string;
  address: string;
  text: string;
  locale: Locale;
  author: string;
  received: string[];
  files: EntryFile[];
  cc: string[];
}

async function loadReplies(env: Bindings, items: OutboxItem[]): Promise<ReadonlyMap<string, Reply>> {
  const replies = items.filter(({ email }) => email.kind === 'staff_reply').map(({ email }) => email);
  const db = database(env);
  const { seq, id, submissionId, kind, text, locale, by, messageId, automatic, cc } = conversationEntries;
  const [written, received, files] = await db.batch([
    db
      .select({ seq, id, submissionId, text, locale, cc, author: staff.name })
      .from(conversationEntries)
      .leftJoin(staff, eq(staff.email, by))
      .where(and(inArray(id, inJson(replies.map((reply) => reply.id))), eq(kind, 'sent'))),
    db
      .select({ seq, submissionId, messageId })
      .from(conversationEntries)
      .where(
        and(
          inArray(submissionId, inJson(replies.map((reply) => reply.submissionId))),
          eq(kind, 'received'),
          eq(automatic, false),
        ),
      )
      .orderBy(asc(seq)),
    selectEntryFiles(db, inJson(replies.map((reply) => reply.id))),
  ]);
  const suppressed = await suppressedAmong(
    env,
    written.flatMap((entry) => entry.cc ?? []),
  );
  const isAllowed = (address: string) => {
    const reason = suppressed.get(address.toLowerCase());
    return !reason || bypassesSuppression('staff_reply', reason);
  };
  const replyBy = new Map<string, Reply>();
  for (const entry of written) {
    const before = received.filter((mail) => mail.submissionId === entry.submissionId && mail.seq < entry.seq);
    replyBy.set(entry.id, {
      submissionId: entry.submissionId,
      address: await replyAddress(env, entry.submissionId),
      text: entry.text,
      locale: entry.locale ?? defaultLocale,
      author: entry.author ?? '',
      received: before.flatMap((mail) => mail.messageId ?? []),
      files: files.filter((file) => file.entryId === entry.id),
      // An address may have been blocked since.
      cc: (entry.cc ?? []).filter(isAllowed),
    });
  }
  return replyBy;
}

export const inboxMails = {
  staff_reply: {
    bypassesSuppression: 'after erasure',
    ownBody: true,
    byHand: true,
    load: loadReplies,
    language: ({ loaded }) => loaded?.locale,
    async content({ env, locale, loaded: reply, siteUrl }) {
      if (!reply) return undefined;
      const { Reply } = await import('./mail-templates.tsx');
      return {
        template: <Reply locale={locale} text={reply.text} siteUrl={siteUrl} />,
        headers: threadHeaders(env, reply),
        ...(reply.author && { fromName: colleagueName(reply.author, locale) }),
        replyTo: reply.address,
        cc: reply.cc,
        attachments: await loadEntryFiles(env, reply.files),
      };
    },
  } satisfies MailKind<Reply>,
  reply_notification: {
    toStaff: true,
    async content({ submission, siteUrl }) {
      if (!submission) return undefined;
      const { ReplyNotification } = await import('./mail-templates.tsx');
      return {
        template: <ReplyNotification submission={submission} siteUrl={siteUrl} />,
        subject: staffMail.received.subject[submission.form_type](...visitorInEnglish(submission)),
      };
    },
  },
  assignment_notification: {
    toStaff: true,
    async content({ email: { payload }, submission, siteUrl }) {
      if (!payload || !('assignment' in payload)) return undefined;
      const { assignment } = payload;
      const { subject } = staffMail.assignment;
      const { AssignmentNotification } = await import('./mail-templates.tsx');
      return {
        template: <AssignmentNotification {...assignment} submission={submission} siteUrl={siteUrl} />,
        subject: submission
          ? subject[submission.form_type](...visitorInEnglish(submission))
          : subject.several(assignment.submissions.length),
      };
    },
  },
  mention_notification: {
    toStaff: true,
    async content({ email: { payload }, submission, siteUrl }) {
      if (!payload || !('mention' in payload) || !submission) return undefined;
      const { MentionNotification } = await import('./mail-templates.tsx');
      return {
        template: <MentionNotification by={payload.mention.by} submission={submission} siteUrl={siteUrl} />,
        subject: staffMail.mention.subject(...visitorInEnglish(submission)),
      };
    },
  },
  staff_digest: {
    toStaff: true,
    async content({ email: { payload }, siteUrl }) {
      if (!payload || !('digest' in payload)) return undefined;
      const { StaffDigest } = await import('./mail-templates.tsx');
      return { template: <StaffDigest {...payload.digest} siteUrl={siteUrl} /> };
    },
  },
} satisfies Record<string, MailKind>;

export async function renderReply(
  env: Bindings,
  { text, locale }: { text: string; locale: Locale; subject?: string },
): Promise<Body> {
  const { Reply } = await import('./mail-templates.tsx');
  return toHtmlAndText(<Reply locale={locale} text={text} siteUrl={configOf(env).SITE_URL} />);
}
