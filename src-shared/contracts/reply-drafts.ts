import * as z from 'zod';
import { maxLength } from '../limits.ts';
import { type Locale, locales } from '../locales.ts';
import { draftText, requiredText } from './field-types.ts';

/** A subject or `cc` of null is the default. `version` is the `at` that the author has seen, null for a new draft. */
export const ReplyDraftChange = z.object({
  subject: draftText(maxLength.replySubject).nullable(),
  cc: draftText(maxLength.cc).nullable().default(null),
  text: draftText(maxLength.replyText),
  locale: z.enum(locales, 'The language must be en or ar.'),
  version: z.iso.datetime('The version must be the at of the draft, or null.').nullable(),
});
export type ReplyDraftChange = z.infer<typeof ReplyDraftChange>;

export interface ReplyDraft {
  by: string;
  at: string;
  subject: string | null;
  cc: string | null;
  text: string;
  locale: Locale;
}

/** `search` is the query of the list in the staff area. */
export const SavedViewChange = z.object({
  name: requiredText(maxLength.viewName),
  search: requiredText(maxLength.viewSearch),
});
export type SavedViewChange = z.infer<typeof SavedViewChange>;

export interface SavedView extends SavedViewChange {
  id: string;
  by: string;
}

export interface ReplyDraftEndpoints {
  'PUT /api/admin/submissions/:id/draft': {
    params: { id: string };
    body: z.input<typeof ReplyDraftChange>;
    reply: { draft: ReplyDraft };
  };
  'DELETE /api/admin/submissions/:id/draft': { params: { id: string }; reply: undefined };
  'GET /api/admin/views': { reply: { items: SavedView[] } };
  'PUT /api/admin/views/:id': { params: { id: string }; body: SavedViewChange; reply: { view: SavedView } };
  'DELETE /api/admin/views/:id': { params: { id: string }; reply: undefined };
}
