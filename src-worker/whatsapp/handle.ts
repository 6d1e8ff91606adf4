import { eq, sql } from 'drizzle-orm';
import { maxLength } from '#shared/limits.ts';
import { localizedPath } from '#shared/paths.ts';
import { cutAt } from '#shared/text/cut-at.ts';
import { dominantLocale } from '#shared/text/dominant-locale.ts';
import { hourLength } from '#shared/time/days.ts';
import { answerNow } from '../bookings/opening-hours.ts';
import { isStaffed } from '../chat/handover/is-staffed.ts';
import { chatSession } from '../chat/rpc.ts';
import { insertMessages, type MessageRow } from '../chat/store.ts';
import { wantsPerson } from '../chat/topics/topic-of.ts';
import { isMessageThere, type PersonRow } from '../chat/whatsapp-view.ts';
import { type Database, database } from '../db/client.ts';
import { contentId } from '../db/hash.ts';
import { whatsappPeople } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import { type Bindings, configOf } from '../env.ts';
import { log } from '../http/log.ts';
import { answerWithLink, asksForOwnData } from './own-data.ts';
import { attachFile } from './received-file.ts';
import { whatsappSettings } from './settings.ts';
import {
  assignReceived,
  dropQueued,
  endLease,
  keepSessionLocale,
  markHandled,
  selectNext,
  selectPeopleWithReceived,
  takeLease,
  type WhatsappRow,
} from './store.ts';
import { buttonPaths, isLinkButton, transcriptText, whatsappTexts, wishOf } from './texts.ts';

/** A message takes up to 30 of the 1,000 queries that D1 allows an invocation; sending takes up to 195. */
const maxMessages = 25;
/** The messages of all people together above which Joe is silent. Staff still read everything. */
const maxAnswersAnHour = 2000;

/** Never throws: what is not handled stays stored for the next message, or for the Cron Trigger. */
export async function handleReceived(env: Bindings): Promise<void> {
  if (!whatsappSettings(env)) return;
  try {
    const db = database(env);
    await assignReceived(db, maxMessages);
    const people = await selectPeopleWithReceived(db, maxMessages);
    const budget = { messages: maxMessages };
    await Promise.all(people.map(({ personId }) => handlePerson(env, db, personId!, budget)));
  } catch (error) {
    log('error', 'whatsapp_not_handled', { cause: error });
  }
}

async function handlePerson(env: Bindings, db: Database, id: string, budget: { messages: number }): Promise<void> {
  // A message that comes while the lease ends is looked for once more.
  while (budget.messages > 0 && (await selectNext(db, id))) {
    const person = await takeLease(db, id);
    if (!person) return;
    try {
      while (budget.messages > 0) {
        const row = await selectNext(db, id);
        if (!row) break;
        budget.messages -= 1;
        const current = await db.select().from(whatsappPeople).where(eq(whatsappPeople.id, id)).get();
        if (!current || !(await handle(env, db, current, row))) return;
        await keepSessionLocale(db, current.sessionId);
        await forgetErased(env, db, current, row);
      }
    } finally {
      await endLease(db, person);
    }
  }
}

/** @returns false when the message must wait */
async function handle(env: Bindings, db: Database, person: PersonRow, row: WhatsappRow): Promise<boolean> {
  const { sessionId } = person;
  const content = row.content!;
  const { kind } = content;
  const locale = kind === 'text' ? dominantLocale(content.text, person.locale) : person.locale;
  if (locale !== person.locale) await db.update(whatsappPeople).set({ locale }).where(eq(whatsappPeople.id, person.id));
  const words = whatsappTexts[locale];
  const text = cutAt(transcriptText(content), maxLength.chatText);
  const session = chatSession(env, sessionId);

  const keep = (answer?: string, offersPerson = false) =>
    transaction(db, {
      messages: insertMessages(
        db,
        [messageOf(row, sessionId, text), ...(answer ? [answerOf(row, sessionId, answer, offersPerson)] : [])],
        isMessageThere(row.id),
      ),
      handled: markHandled(db, row.id),
    });

  const wish = wishOf(content);
  if (wish === 'stop') {
    await transaction(db, {
      dropped: dropQueued(db, person.id, 'stopped'),
      messages: insertMessages(
        db,
        [messageOf(row, sessionId, text), answerOf(row, sessionId, words.stopped)],
        isMessageThere(row.id),
      ),
      stopped: db
        .update(whatsappPeople)
        .set({ stoppedAt: new Date().toISOString() })
        .where(eq(whatsappPeople.id, person.id)),
      handled: markHandled(db, row.id),
    });
    return true;
  }
  if (person.stoppedAt && wish !== 'data') {
    if (wish !== 'start') {
      await keep();
      return true;
    }
    await db.update(whatsappPeople).set({ stoppedAt: null }).where(eq(whatsappPeople.id, person.id));
    await keep(words.started);
    return true;
  }
  if (content.file && !row.fileKey) await attachFile(env, db, row);
  const isSilent = kind === 'reaction' || (await answeredThisHour(db)) > maxAnswersAnHour;
  const isWithPeople = await session.openWhatsapp();
  if (isSilent) {
    await keep();
    return true;
  }
  if (wish === 'data' || (!isWithPeople && kind === 'text' && asksForOwnData(text))) {
    const rows = [messageOf(row, sessionId, text), answerOf(row, sessionId, words.ownData)] as const;
    await answerWithLink(db, person, row, rows, words.ownDataLimited);
    return true;
  }
  if (!isWithPeople) {
    const isAsking = content.action === 'contact_team' || (kind === 'text' && wantsPerson(text));
    if (isAsking) {
      await keep();
      await askForPerson(env, person, locale);
      return true;
    }
    if (isLinkButton(content.action)) {
      const { SITE_URL: siteUrl } = configOf(env);
      await keep(words.links[content.action](siteUrl + localizedPath(buttonPaths[content.action], locale)));
      return true;
    }
    if (!content.text || kind === 'location' || kind === 'contact') {
      await keep(words.notReadable, true);
      return true;
    }
  }
  const outcome = await session.reply({
    id: row.id,
    sessionId,
    text: isWithPeople ? text : content.text,
    locale,
    requestId: row.id,
    whatsapp: { answerId: answerId(row), at: Date.parse(row.at) },
  });
  if (outcome.kind === 'pending') return false;
  if (outcome.kind === 'rate_limited') await keep();
  else await markHandled(db, row.id);
  await session.sync();
  return true;
}

/** The person may have been erased meanwhile: then the object must not keep what it has just received. */
async function forgetErased(env: Bindings, db: Database, { sessionId }: PersonRow, { id }: WhatsappRow): Promise<void> {
  const [row] = await db.all<{ there: number }>(sql`SELECT ${isMessageThere(id)} AS there`);
  if (!row?.there) await chatSession(env, sessionId).erase(sessionId);
}

async function askForPerson(env: Bindings, { sessionId }: PersonRow, locale: PersonRow['locale']): Promise<void> {
  const { open, nextTime } = await answerNow(env);
  const staffed = await isStaffed(env, open);
  const session = chatSession(env, sessionId);
  await session.askForPerson({ sessionId, locale, staffed, nextTime });
  await session.sync();
}

async function answeredThisHour(db: Database): Promise<number> {
  const since = new Date(Date.now() - hourLength).toISOString();
  const [row] = await db.all<{ count: number }>(
    sql`SELECT count(*) AS count FROM whatsapp_messages WHERE status = 'handled' AND at > ${since}`,
  );
  return row?.count ?? 0;
}

const answerId = ({ id }: WhatsappRow) => contentId(`${id} answer`);

const plain = { confidence: null, suggestedActions: [] };

function messageOf({ id, at }: WhatsappRow, sessionId: string, message: string): MessageRow {
  return { id, sessionId, message, isBot: false, timestamp: at, metadata: plain };
}

function answerOf(row: WhatsappRow, sessionId: string, message: string, offersPerson = false): MessageRow {
  const metadata = { ...plain, suggestedActions: offersPerson ? (['contact_team'] as const).slice() : [] };
  const timestamp = new Date(Math.max(Date.now(), Date.parse(row.at) + 1)).toISOString();
  return { id: answerId(row), sessionId, message, isBot: true, timestamp, metadata };
}
