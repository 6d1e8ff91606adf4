import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { MyConversation } from '#shared/contracts/privacy.ts';
import type { PersonRow } from '../../chat/whatsapp-view.ts';
import { audit } from '../../db/audit.ts';
import { database } from '../../db/client.ts';
import { keptDays, purgeDate } from '../../db/purge-dates.ts';
import { bookings, chatMessages, dataLinks, formSubmissions, whatsappMessages } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import { type Bindings, configOf } from '../../env.ts';
import { asDownload, fileResponse } from '../../http/file-response.ts';
import { unavailable } from '../../http/problem.ts';
import { wordsOf } from '../../whatsapp/compose.ts';
import { chatRecordOf } from '../personal-data/records.ts';
import { linkExpiry } from './link.ts';

/** Forms that name the number are left out: their sender may be anyone. */
export async function conversationOf(env: Bindings, person: PersonRow): Promise<MyConversation> {
  const { id, sessionId, phone, userId, name, locale, stoppedAt } = person;
  const kept = keptDays(configOf(env));
  const db = database(env);
  const { about, fileKey, content } = whatsappMessages;
  const { messages, reminders, links } = await transaction(db, {
    messages: db
      .select({ message: chatMessages, fileKey, content })
      .from(chatMessages)
      .leftJoin(whatsappMessages, eq(whatsappMessages.id, chatMessages.id))
      .where(eq(chatMessages.sessionId, sessionId))
      .orderBy(desc(chatMessages.timestamp), desc(chatMessages.seq)),
    reminders: db
      .selectDistinct({ askedAt: formSubmissions.whatsappConsentAt, startsAt: bookings.startsAt })
      .from(whatsappMessages)
      .innerJoin(bookings, sql`${bookings.id} = substr(${about}, 1, 36)`)
      .innerJoin(formSubmissions, eq(formSubmissions.id, bookings.submissionId))
      .where(and(eq(whatsappMessages.personId, id), isNotNull(about), isNotNull(formSubmissions.whatsappConsentAt))),
    links: db.select().from(dataLinks).where(eq(dataLinks.personId, id)).orderBy(desc(dataLinks.createdAt)),
  });
  return {
    as_of: new Date().toISOString(),
    whatsapp: { phone: phone && `+${phone}`, user_id: userId, name, locale, stopped_at: stoppedAt },
    chats: messages.map(({ message, fileKey, content }) => ({
      ...chatRecordOf({ ...message, message: wordsOf(message, locale) }),
      file: (fileKey && content?.file?.name) ?? null,
      purge_at: purgeDate(message.timestamp, kept.chat),
    })),
    reminders: reminders.map(({ askedAt, startsAt }) => ({ asked_at: askedAt!, starts_at: startsAt })),
    links: links.map(({ createdAt }) => ({
      created_at: createdAt,
      expires_at: linkExpiry(createdAt),
      purge_at: purgeDate(createdAt, kept.dataLink),
    })),
  };
}

export async function ownConversationFile(
  env: Bindings,
  id: string,
  { id: personId }: PersonRow,
): Promise<Response | undefined> {
  const db = database(env);
  const isOwn = and(eq(whatsappMessages.id, id), eq(whatsappMessages.personId, personId));
  const row = await db.select().from(whatsappMessages).where(isOwn).get();
  const object = row?.fileKey && (await env.FILES?.get(row.fileKey).catch(unavailable));
  if (!object) return undefined;
  // The audit entry comes first, so that nothing is read unrecorded.
  await audit(db, { action: 'attachment_downloaded', detail: id, by: 'owner', at: new Date().toISOString() });
  const name = row.content?.file?.name ?? 'file';
  return fileResponse(object, { name, type: 'application/octet-stream', ...asDownload });
}
