import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { defaultLocale } from '../../src-shared/locales.ts';
import { database } from '../db/client.ts';
import { conversationEntries } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { replyAddress } from '../inbox/reply-address.ts';
import type { OutboxItem } from './claims.ts';
import type { Reply } from './reply.ts';

/** Adds to the replies what staff wrote, unless it is gone. One round trip, and none for other mails. */
export async function withReplies(env: Bindings, items: OutboxItem[]): Promise<OutboxItem[]> {
  const replies = items.filter(({ email }) => email.kind === 'staff_reply').map(({ email }) => email);
  if (replies.length === 0) return items;
  const db = database(env);
  const { seq, id, submissionId, kind, text, locale, messageId, automatic } = conversationEntries;
  const [written, received] = await db.batch([
    db
      .select({ seq, id, submissionId, text, locale })
      .from(conversationEntries)
      .where(and(inArray(id, listOf(replies.map((reply) => reply.id))), eq(kind, 'sent'))),
    db
      .select({ seq, submissionId, messageId })
      .from(conversationEntries)
      .where(
        and(
          inArray(submissionId, listOf(replies.map((reply) => reply.submissionId))),
          eq(kind, 'received'),
          eq(automatic, false),
        ),
      )
      .orderBy(asc(seq)),
  ]);
  const replyBy = new Map<string, Reply>();
  for (const entry of written) {
    const before = received.filter((mail) => mail.submissionId === entry.submissionId && mail.seq < entry.seq);
    replyBy.set(entry.id, {
      submissionId: entry.submissionId,
      address: await replyAddress(env, entry.submissionId),
      text: entry.text,
      locale: entry.locale ?? defaultLocale,
      received: before.flatMap((mail) => mail.messageId ?? []),
    });
  }
  return items.map((item) => {
    const reply = replyBy.get(item.email.id);
    return reply ? { ...item, reply } : item;
  });
}

function listOf(values: (string | null)[]) {
  return sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;
}
