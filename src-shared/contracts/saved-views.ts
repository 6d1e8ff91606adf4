import * as z from 'zod';
import { maxLength } from '../limits.ts';
import { requiredText } from './field-types.ts';

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

export interface SavedViewEndpoints {
  'GET /api/admin/views': { reply: { items: SavedView[] } };
  'PUT /api/admin/views/:id': { params: { id: string }; body: SavedViewChange; reply: { view: SavedView } };
  'DELETE /api/admin/views/:id': { params: { id: string }; reply: undefined };
}
