import type { RowPreview, StaffSubmission } from '#shared/contracts/inbox.ts';
import { type SnippetPart, snippetFinder } from '#shared/search/snippet.ts';
import type { ListedRow } from './list.ts';
import { staffSubmissionOf } from './store.ts';

/** Characters of a message that a row shows. */
const maxShown = 100;

/** Adds the newest message, the staff who have begun a reply, and the words that a search has found. */
export function withPreviews(rows: ListedRow[], q: string | undefined): StaffSubmission[] {
  const find = q ? snippetFinder(q) : undefined;
  return rows.map((row) => {
    const submission = staffSubmissionOf(row);
    const form = writtenIn(submission);
    const texts: string[] = [...JSON.parse(row.searched ?? '[]'), form];
    const preview: RowPreview = {
      text: shortened(row.newestText ?? form),
      by: row.newestKind === 'sent' ? 'staff' : 'visitor',
      drafts: JSON.parse(row.drafts),
      found: find ? foundIn(texts, find) : null,
    };
    return { ...submission, preview };
  });
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
