import { searchText } from '../../src-shared/search/words.ts';
import type { formSubmissions } from '../db/schema.ts';

type NewSubmission = typeof formSubmissions.$inferInsert;
export type SearchedSubmission = Pick<NewSubmission, 'firstName' | 'lastName' | 'email' | 'company' | 'message'>;

/** The column `search_text` of a submission, which a trigger gives to the full-text index. */
export function submissionSearchText({ firstName, lastName, email, company, message }: SearchedSubmission): string {
  return searchText([firstName, lastName, email, company, message]);
}

/** The column `search_text` of a newsletter subscriber. */
export function subscriberSearchText({ email }: { email: string }): string {
  return searchText([email]);
}
