import { letterLinkPath } from '../../src-shared/paths.ts';
import type { newsletters } from '../db/schema.ts';

type Texts = Pick<typeof newsletters.$inferSelect, 'id' | 'content' | 'contentAr'>;

/** Links in Markdown, and plain addresses. */
const address = /https?:\/\/[^\s<>()"']+/g;

/**
 * The addresses on our own site that a newsletter has, each once, in both languages. Their numbers, from 1, are those of its counted
 * links.
 */
export function ownLinks(siteUrl: string, { content, contentAr }: Texts): string[] {
  const found = `${content}\n${contentAr ?? ''}`.match(address) ?? [];
  return [...new Set(found.filter((href) => URL.parse(href)?.origin === new URL(siteUrl).origin))];
}

/** Replaces an own address in a letter by the one that counts. Any other stays. */
export function countedLinks(siteUrl: string, newsletter: Texts): (href: string) => string {
  const links = ownLinks(siteUrl, newsletter);
  return (href) => {
    const index = links.indexOf(href);
    return index < 0 ? href : siteUrl + letterLinkPath(newsletter.id, index + 1);
  };
}
