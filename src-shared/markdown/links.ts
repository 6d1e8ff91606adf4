import type { Tokens } from 'marked';
import { isOwnPath } from '../paths.ts';
import { tokensWithin } from './tokens.ts';

export function isSafeLink(href: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(href.trim()) || isOwnPath(href);
}

/** Headings have no ids: emails, feeds and the site would each need others. */
export function hasFragmentLink(markdown: string): boolean {
  return tokensWithin<Tokens.Link>(markdown, 'link').some(({ href }) => href.startsWith('#'));
}
