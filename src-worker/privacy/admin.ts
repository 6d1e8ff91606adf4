import { Hono } from 'hono';
import { type PersonalData, PersonalDataRequest } from '#shared/contracts/privacy.ts';
import { requireRole } from '../auth/roles.ts';
import { audit, pseudonymOf } from '../db/audit.ts';
import { database } from '../db/client.ts';
import { keepOf, submissionOf } from '../db/submission-columns.ts';
import type { Bindings } from '../env.ts';
import { parse, readJson } from '../http/body.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { reply } from '../http/reply.ts';
import { sameOriginRead } from '../http/security.ts';
import { recommendationOf } from '../inbox/hiring/recommendations.ts';
import { outboxEmailOf } from '../mail/admin.ts';
import { subscriberOf } from '../newsletter/admin-subscribers.ts';
import { collectPersonalData } from './personal-data/collect.ts';
import { erasePersonalData } from './personal-data/erase.ts';
import {
  bookingRecordOf,
  chatRecordOf,
  conversationRecordOf,
  deckRecordOf,
  fileRecordOf,
  othersConversationRecordOf,
} from './personal-data/records.ts';
import { declinesOf, marksOf, recommendationsAbout } from './personal-data/store.ts';

export const adminPersonalData = new Hono<HonoEnv>()
  .get('/', requireRole('admin'), sameOriginRead, async (c) => {
    const { email } = parse(PersonalDataRequest, c.req.query());
    return reply<'GET /api/admin/people'>(c, await exportPersonalData(c.env, email, c.get('staffEmail')));
  })
  .delete('/', requireRole('admin'), async (c) => {
    const { email } = await readJson(c, PersonalDataRequest);
    const erased = await erasePersonalData(c.env, email, c.get('staffEmail'));
    // Undefined only if a condition is given and false.
    return reply<'DELETE /api/admin/people'>(c, { erased: erased! });
  });

async function exportPersonalData(env: Bindings, email: string, by: string): Promise<PersonalData> {
  const detail = await pseudonymOf(env, email);
  // The audit entry comes first, so that no export goes unrecorded.
  await audit(database(env), { action: 'personal_data_exported', detail, by, at: new Date().toISOString() });
  const db = database(env);
  const [rows, [recommended, declines, same]] = await Promise.all([
    collectPersonalData(env, email),
    db.batch([recommendationsAbout(db, email), declinesOf(db, email), marksOf(db, email)]),
  ]);
  const { submissions, bookings, conversation, mailsToOthers, chatMessages, files, subscribers, mails, deckRequests } =
    rows;
  const mailsElsewhere = mailsToOthers.map(({ entry }) => othersConversationRecordOf(entry));
  const [subscriber = null, ...otherSubscribers] = subscribers.map(subscriberOf);
  return {
    email,
    submissions: submissions.map((row) => ({ ...submissionOf(row), keep: keepOf(row) })),
    bookings: bookings.map(bookingRecordOf),
    conversation: [...conversation.map(conversationRecordOf), ...mailsElsewhere].sort((a, b) =>
      a.at.localeCompare(b.at),
    ),
    chats: chatMessages.map(chatRecordOf),
    files: files.map(fileRecordOf),
    subscriber,
    otherSubscribers,
    emails: mails.map(outboxEmailOf),
    decks: deckRequests.map(deckRecordOf),
    recommendations: recommended.map((row) => ({ submission_id: row.submissionId, ...recommendationOf(row) })),
    same_person: same,
    declines: declines.map(({ submissionId, decline, by, at }) => ({
      submission_id: submissionId,
      ...decline!,
      by,
      at,
    })),
  };
}
