import { getTableColumns } from 'drizzle-orm';
import { formSubmissions } from './schema.ts';

const { searchText: _text, conversationText: _words, ...columns } = getTableColumns(formSubmissions);

/** The columns of a submission for statements that read many, without what only the search needs: up to 400 KB a row. */
export const submissionColumns = columns;
export type SubmissionRow = Omit<typeof formSubmissions.$inferSelect, 'searchText' | 'conversationText'>;
