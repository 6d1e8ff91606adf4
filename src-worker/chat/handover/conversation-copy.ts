import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { CopyRequest } from '#shared/contracts/handover.ts';
import { type Database, database } from '../../db/client.ts';
import { contentId } from '../../db/hash.ts';
import { mailboxOfAddress } from '../../db/mailbox.ts';
import { type CopiedConversation, chatMessages, emails } from '../../db/schema.ts';
import type { Bindings } from '../../env.ts';
import { texts } from '../../http/texts.ts';
import type { OutboxItem } from '../../mail/kinds.ts';
import { enqueue } from '../../mail/outbox.ts';
import type { ChatConversation } from '../../submissions/record.ts';

/** Mail clients cut off a longer email. */
const maxCopied = 100;

const maxCopies = 3;

export type CopiedMessage = Pick<typeof chatMessages.$inferSelect, 'id' | 'message' | 'isBot' | 'metadata'>;

export function copyId({ sessionId, since }: ChatConversation, { email }: CopyRequest): string {
  return contentId(`copy\n${sessionId}\n${since}\n${mailboxOfAddress(email)}`);
}

/** A mailbox gets a conversation once, and few mailboxes get it: its words may be a stranger's. */
export async function enqueueCopy(
  env: Bindings,
  conversation: ChatConversation,
  request: CopyRequest,
): Promise<string[]> {
  const { email, locale } = request;
  const id = copyId(conversation, request);
  const at = new Date().toISOString();
  const mail = {
    id,
    kind: 'conversation_copy',
    to: email,
    subject: texts[locale].mail.conversationCopy.subject,
    dueAt: at,
    createdAt: at,
    payload: { copyOf: { ...conversation, until: at }, locale },
  } as const;
  const copies = sql`(SELECT count(*) FROM emails INDEXED BY emails_by_kind
    WHERE kind = 'conversation_copy' AND created_at >= ${conversation.since}
      AND payload ->> '$.copyOf.sessionId' = ${conversation.sessionId})`;
  const hasWords = sql`EXISTS (SELECT 1 FROM chat_messages
    WHERE session_id = ${conversation.sessionId} AND timestamp >= ${conversation.since})`;
  const isNew = sql`NOT EXISTS (SELECT 1 FROM emails WHERE id = ${id}) AND ${copies} < ${maxCopies} AND ${hasWords}`;
  const queued = await enqueue(database(env), [mail], isNew).returning({ id: emails.id });
  return queued.map((one) => one.id);
}

export async function loadCopies(env: Bindings, items: OutboxItem[]): Promise<ReadonlyMap<string, CopiedMessage[]>> {
  const db = database(env);
  const loaded = items.flatMap(({ email: { id, payload } }) =>
    payload && 'copyOf' in payload ? [selectCopied(db, payload.copyOf).then((rows) => [id, rows] as const)] : [],
  );
  return new Map(await Promise.all(loaded));
}

async function selectCopied(db: Database, { sessionId, since, until }: CopiedConversation): Promise<CopiedMessage[]> {
  const { id, message, isBot, metadata, timestamp, seq } = chatMessages;
  return db
    .select({ id, message, isBot, metadata })
    .from(chatMessages)
    .where(and(eq(chatMessages.sessionId, sessionId), gte(timestamp, since), lte(timestamp, until)))
    .orderBy(asc(timestamp), asc(seq))
    .limit(maxCopied);
}
