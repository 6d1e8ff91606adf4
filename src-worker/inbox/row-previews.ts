import { sql } from 'drizzle-orm';
import type { RowPreview, StaffSubmission } from '#shared/contracts/inbox.ts';
import { type SnippetPart, snippetFinder } from '#shared/search/snippet.ts';
import type { Database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import { conversationEntries } from '../db/schema.ts';

/** Characters of a message that a row shows. */
const maxShown = 100;
/** Entries, and characters of each, in which the words of a search are looked for. */
const maxSearched = 200;
const maxSearchedText = 2000;

interface Newest {
  id: string;
  kind: 'sent' | 'received' | null;
  text: string | null;
  drafts: string;
}

/** What was written last, who has begun a reply, and the words that a search has found. */
export async function withPreviews(
  db: Database,
  rows: StaffSubmission[],
  q: string | undefined,
): Promise<StaffSubmission[]> {
  const ids = rows.map(({ id }) => id);
  const [newest, searched] = await Promise.all([selectNewest(db, ids), q ? selectSearched(db, ids) : []]);
  const find = q ? snippetFinder(q) : undefined;
  const newestOf = new Map(newest.map((row) => [row.id, row]));
  return rows.map((row) => {
    const { kind = null, text = null, drafts = '[]' } = newestOf.get(row.id) ?? {};
    const form = writtenIn(row);
    const texts = [...searched.filter(({ id }) => id === row.id).map((entry) => entry.text), form];
    const preview: RowPreview = {
      text: shortened(text ?? form),
      by: kind === 'sent' ? 'staff' : 'visitor',
      drafts: JSON.parse(drafts),
      found: find ? foundIn(texts, find) : null,
    };
    return { ...row, preview };
  });
}

function selectNewest(db: Database, ids: string[]): Promise<Newest[]> {
  const mail = (column: string) => sql`(SELECT ${sql.raw(column)} FROM conversation_entries
    WHERE submission_id = given.value AND kind <> 'note' ORDER BY seq DESC LIMIT 1)`;
  return db.all<Newest>(sql`SELECT given.value AS id, ${mail('kind')} AS kind, ${mail('substr(text, 1, 1000)')} AS text,
    (SELECT json_group_array(written_by) FROM reply_drafts WHERE submission_id = given.value AND text <> '') AS drafts
    FROM json_each(${JSON.stringify(ids)}) AS given`);
}

function selectSearched(db: Database, ids: string[]): Promise<{ id: string; text: string }[]> {
  const { submissionId, text, seq } = conversationEntries;
  return db
    .select({ id: submissionId, text: sql<string>`substr(${text}, 1, ${maxSearchedText})` })
    .from(conversationEntries)
    .where(sql`${submissionId} IN ${inJson(ids)}`)
    .orderBy(sql`${seq} DESC`)
    .limit(maxSearched);
}

/** The visitor's own words: a demo's message is the use case that was chosen. */
function writtenIn({ form_type, message, additional_data }: StaffSubmission): string {
  const notes = additional_data.additionalNotes;
  return (form_type === 'demo' && typeof notes === 'string' && notes) || message || '';
}

function shortened(text: string): string {
  const characters = [...text.replace(/\s+/gu, ' ').trim()];
  return characters.length > maxShown ? `${characters.slice(0, maxShown).join('').trimEnd()}…` : characters.join('');
}

function foundIn(texts: string[], find: ReturnType<typeof snippetFinder>): SnippetPart[] | null {
  for (const text of texts) {
    const snippet = find(text.replace(/\s+/gu, ' '));
    if (snippet) return snippet;
  }
  return null;
}
