import { sql } from 'drizzle-orm';
import { insertMessages, type MessageRow } from '../chat/store.ts';
import { groupOf, hasOneOf, hasOnly, type Way, wordsIn } from '../chat/topics/words.ts';
import { isMessageThere, type PersonRow } from '../chat/whatsapp-view.ts';
import type { Database } from '../db/client.ts';
import { dataLinkExists, insertPersonLink } from '../db/data-links.ts';
import { contentId } from '../db/hash.ts';
import { insertFrom } from '../db/insert-if.ts';
import { whatsappMessages } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import { markHandled, type WhatsappRow } from './store.ts';

const ways: readonly Way[] = [
  [
    'my mine',
    'data information info details conversation chat messages number history',
    'see view access copy download export delete erase remove forget wipe',
  ],
  ['send show give', 'me', 'my', 'data information info'],
  ['delete erase remove wipe', 'conversation chat history'],
  ['delete erase forget', 'me'],
  ['what which', 'have store keep hold know save', 'about on', 'me'],
  [
    'بياناتي ببياناتي معلوماتي بمعلوماتي محادثتي محادثاتي رسائلي رقمي',
    'احذف حذف تحذفون حذفوا امسح مسح امسحوا امحوا محو ازاله شوف اشوف اطلع الاطلاع اطلاع رؤيه تنزيل نزل تحميل نسخه +حذف +مسح +شوف +طلع +رسل +نزل',
  ],
  ['ماذا ما شو وش ايش شنو', 'تعرف تعرفون عندكم لديكم تحفظون حفظتم تخزنون محفوظ مخزن', 'عني'],
];
/** With any other word, the question is one for Joe, such as one about the data of a product. */
const beside =
  'please personal whatsapp account copy everything anything now store save record you your company rihla joe شخصيه كل جميع كامل لديكم عندكم محفوظه من فضلكم لطفا رجاء اريد ابي ابغى ودي ممكن كيف واتساب واتس هنا الان نهائيا بيانات معلومات';

const expected = `${ways.flat().join(' ')} ${beside}`;

export function asksForOwnData(text: string): boolean {
  const words = wordsIn(text);
  const groups = ways.map((way) => way.map(groupOf));
  return hasOneOf(groups, words) && hasOnly(groupOf(expected), words);
}

/** The person wrote it, so the number is proved. `limited` is the answer once the hour's links are used up. */
export async function answerWithLink(
  db: Database,
  { id: personId }: PersonRow,
  row: WhatsappRow,
  [asked, answer]: readonly [asked: MessageRow, answer: MessageRow],
  limited: string,
): Promise<void> {
  const id = contentId(`${row.id} link`);
  const isThere = isMessageThere(row.id);
  const withLink = { ...answer, metadata: { ...answer.metadata, dataLink: id } };
  const queued = { id: answer.id, personId, status: 'queued', at: answer.timestamp, dueAt: '' } as const;
  await transaction(db, {
    link: insertPersonLink(db, { id, personId }, isThere),
    messages: insertMessages(db, [asked, withLink], sql`${isThere} AND ${dataLinkExists(id)}`),
    limited: insertMessages(db, [asked, { ...answer, message: limited }], isThere),
    // Like the link by email, the answer reaches someone who has ended all messages, too.
    queued: insertFrom(
      db,
      whatsappMessages,
      queued,
      sql`FROM chat_messages WHERE id = ${answer.id}`,
    ).onConflictDoNothing(),
    handled: markHandled(db, row.id),
  });
}
