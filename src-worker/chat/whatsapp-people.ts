import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { normalize } from '#shared/search/normalize.ts';
import { splitWords, wordsOf } from '#shared/search/words.ts';
import type { Database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import { insertFrom } from '../db/insert-if.ts';
import { isSamePhone, phoneWords, searchedNumbers } from '../db/phone-numbers.ts';
import { chatSessions, whatsappPeople, whatsappWords } from '../db/schema.ts';
import { isWaiting } from './whatsapp-view.ts';

interface Named {
  name: string | null;
  phone: string | null;
}

/** Keeps the words of a person, whose id is `id`. Triggers delete those of an earlier name or number. */
export function insertWords(db: Database, id: SQL, { name, phone }: Named) {
  const numbers = phone ? phoneWords(`+${phone}`).map((word) => `+${word}`) : [];
  const words = JSON.stringify([...nameWords(name), ...numbers]);
  return insertFrom(
    db,
    whatsappWords,
    { word: sql`value`, personId: sql`whatsapp_people.id` },
    sql`FROM json_each(${words}), whatsapp_people WHERE whatsapp_people.id = ${id}`,
  ).onConflictDoNothing();
}

/** The rest of the name from each of its words, as one: “abdulrahman” and “rahman” find Abdul Rahman, «كعبي» الكعبي. */
function nameWords(name: string | null): string[] {
  const words = wordsOf(name ?? '');
  return words.flatMap(({ word, bare }, index) => {
    const others = words.slice(index + 1).map((other) => other.word);
    return [word, bare].map((first) => [first, ...others].join(''));
  });
}

/** The conversations of people whose name or number was typed, in any spelling. */
export function sessionsFound(typed: string): SQL {
  const words = [...new Set(splitWords(normalize(typed)))];
  const ways = [
    words,
    ...(words.length > 1 ? [[words.join('')]] : []),
    ...searchedNumbers(typed).map((one) => [`+${one}`]),
  ];
  const wanted = ways.flatMap((way, index) => way.map((beginning) => [index, beginning, way.length]));
  // D1 takes five terms of a UNION at most. A person who has all beginnings of a way is found.
  return sql`(SELECT session_id FROM whatsapp_people WHERE id IN (
    SELECT person_id FROM json_each(${JSON.stringify(wanted)}) AS wanted
    CROSS JOIN whatsapp_words ON word >= wanted.value ->> 1 AND word < (wanted.value ->> 1) || char(0x10ffff)
    GROUP BY person_id, wanted.value ->> 0 HAVING count(DISTINCT wanted.value ->> 1) = max(wanted.value ->> 2)))`;
}

/** The conversations of people with one of these numbers, the newest first. */
export async function chatsWith(db: Database, phones: (string | null)[]) {
  const rows = await db
    .select({ chat: chatSessions, person: whatsappPeople, waiting: isWaiting })
    .from(whatsappPeople)
    .innerJoin(chatSessions, eq(chatSessions.sessionId, whatsappPeople.sessionId))
    .where(sql`${whatsappPeople.phone} IN ${inJson(phones.flatMap(phoneWords))}`)
    .orderBy(desc(chatSessions.lastMessageAt));
  return rows.filter(({ person }) => phones.some((phone) => isSamePhone(`+${person.phone}`, phone)));
}
