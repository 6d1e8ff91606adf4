import { desc, eq, sql } from 'drizzle-orm';
import { normalize } from '#shared/search/normalize.ts';
import { splitWords } from '#shared/search/words.ts';
import type { Database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import { isSamePhone, phoneWords, searchedNumbers } from '../db/phone-numbers.ts';
import { chatSessions, whatsappPeople } from '../db/schema.ts';

/** The people who wrote last: a search reads them all. */
const maxSearched = 5000;

/** The conversations of people whose name or number was typed, in any spelling. */
export async function findSessions(db: Database, typed: string): Promise<string[]> {
  const numbers = searchedNumbers(typed);
  const words = splitWords(normalize(typed));
  const { name, phone, sessionId, receivedAt } = whatsappPeople;
  const people = await db
    .select({ name, phone, sessionId })
    .from(whatsappPeople)
    .orderBy(desc(receivedAt))
    .limit(maxSearched);
  const found = people.filter(({ name, phone }) => {
    const spellings = phone ? phoneWords(`+${phone}`) : [];
    // Abdulrahman and Abdul Rahman are the same.
    const folded = splitWords(normalize(name ?? '')).join('');
    const isNamed = words.length > 0 && words.every((word) => folded.includes(word));
    return isNamed || numbers.some((number) => spellings.some((spelling) => spelling.startsWith(number)));
  });
  return found.map(({ sessionId }) => sessionId);
}

/** The conversations of people with one of these numbers, the newest first. */
export async function chatsWith(db: Database, phones: (string | null)[]) {
  const rows = await db
    .select({ chat: chatSessions, person: whatsappPeople })
    .from(whatsappPeople)
    .innerJoin(chatSessions, eq(chatSessions.sessionId, whatsappPeople.sessionId))
    .where(sql`${whatsappPeople.phone} IN ${inJson(phones.flatMap(phoneWords))}`)
    .orderBy(desc(chatSessions.lastMessageAt));
  return rows.filter(({ person }) => phones.some((phone) => isSamePhone(`+${person.phone}`, phone)));
}
