import type { Post } from '#shared/contracts/news.ts';
import type { Newsletter, NewsletterDraft } from '#shared/contracts/newsletter.ts';

/** A text by its id: a draft, a newsletter and a page of the same text share it. */
export interface ListedText {
  id: string;
  draft?: NewsletterDraft;
  newsletter?: Newsletter;
  post?: Post;
}

export const listStates = ['all', 'drafts', 'scheduled', 'sent', 'site'] as const;
export type ListState = (typeof listStates)[number];

export function textsBy(
  drafts: NewsletterDraft[],
  newsletters: Newsletter[],
  posts: Post[],
): Record<ListState, ListedText[]> {
  const byId = new Map<string, ListedText>();
  const add = (id: string, part: Partial<ListedText>) => byId.set(id, { id, ...byId.get(id), ...part });
  for (const draft of drafts) add(draft.id, { draft });
  for (const newsletter of newsletters) add(newsletter.id, { newsletter });
  for (const post of posts) add(post.id, { post });
  const all = [...byId.values()].sort(
    (a, b) => rankOf(a).localeCompare(rankOf(b)) || timeOf(b).localeCompare(timeOf(a)),
  );
  return {
    all,
    drafts: all.filter(({ draft }) => draft),
    scheduled: all.filter(isScheduled),
    sent: all.filter(({ newsletter }) => newsletter?.started),
    site: all.filter(({ post }) => post),
  };
}

/** Scheduled texts come first, then drafts, then what has gone out. */
function rankOf(text: ListedText): string {
  if (isScheduled(text)) return '0';
  return text.draft ? '1' : '2';
}

function isScheduled({ newsletter, post }: ListedText): boolean {
  return newsletter?.started === false || post?.status === 'scheduled';
}

function timeOf({ draft, newsletter, post }: ListedText): string {
  return newsletter?.send_at ?? newsletter?.created_at ?? post?.publishedAt ?? draft?.changed_at ?? '';
}
