import * as z from 'zod';
import { maxLength } from '../limits.ts';
import type { Locale } from '../locales.ts';
import { hasFragmentLink } from '../markdown/links.ts';
import { hasWrongPicture } from '../markdown/pictures.ts';
import { slugPattern } from '../paths.ts';
import { composerMessages, postMessages } from '../staff-texts/messages.ts';
import { dayLength } from '../time/days.ts';
import type { Page, PageQuery } from './admin.ts';
import { Id, optionalText, requiredText } from './field-types.ts';

const PostText = z.object({
  title: requiredText(maxLength.newsletterSubject),
  lead: optionalText(maxLength.newsLead),
  content: requiredText(maxLength.newsletterContent)
    .refine((text) => !hasWrongPicture(text), composerMessages.wrongPicture)
    .refine((text) => !hasFragmentLink(text), composerMessages.fragmentLink),
});
export type PostText = z.infer<typeof PostText>;

const maxScheduledDays = 90;

/** A time in the past is only the date that the page shows. */
const PublishTime = z.iso
  .datetime('The time must be an ISO 8601 time in UTC.')
  .refine(
    (time) => Date.parse(time) - Date.now() <= maxScheduledDays * dayLength,
    postMessages.tooLate(maxScheduledDays),
  )
  .transform((time) => new Date(time).toISOString());

const fields = {
  slug: z.string().max(maxLength.slug).regex(slugPattern, postMessages.wrongSlug).optional(),
  en: PostText.nullish(),
  ar: PostText.nullish(),
  publishAt: PublishTime.nullish(),
};

export const NewPost = z
  .object({ id: Id.optional(), ...fields })
  .refine(({ en, ar }) => en || ar, { path: ['en'], message: postMessages.noText });
export type NewPost = z.infer<typeof NewPost>;

/** A text of null removes the language. */
export const PostChange = z.object({
  ...fields,
  status: z.enum(['published', 'withdrawn'], 'The status must be published or withdrawn.').optional(),
  expectedVersion: z.iso.datetime('The version must be that of the post.').optional(),
});
export type PostChange = z.infer<typeof PostChange>;

export type PostStatus = 'scheduled' | 'published' | 'withdrawn';

export interface Post {
  id: string;
  slug: string;
  languages: Locale[];
  status: PostStatus;
  publishedAt: string;
  en: PostText | null;
  ar: PostText | null;
  createdBy: string;
  changedBy: string;
  version: string;
}

export interface NewsEndpoints {
  'GET /api/admin/posts': { query: PageQuery; reply: Page<Post> };
  'GET /api/admin/posts/:id': { params: { id: string }; reply: { post: Post } };
  'POST /api/admin/posts': { body: z.input<typeof NewPost>; reply: { post: Post } };
  'PATCH /api/admin/posts/:id': {
    params: { id: string };
    body: z.input<typeof PostChange>;
    reply: { post: Post };
  };
}
