import type { Tokens } from 'marked';
import { memo } from 'react';
import { brand } from '#shared/brand.ts';
import { markdownNodes, type Renderers } from '#shared/markdown/nodes.tsx';
import { inlineTokens } from '#shared/markdown/tokens.ts';
import { whatsappAddress, whatsappLink } from '#shared/site/whatsapp.ts';
import { closeMarkup } from './close-markup.ts';

interface MarkupProps {
  text: string;
  /** The text has not ended or broke off: markup that is still open is shown as if it ended there. */
  unfinished?: boolean;
}

const addresses = new Set<string>([brand.email, ...brand.staffAddresses]);

const phone = brand.phone.replaceAll(' ', '');

const otherSites = [brand.agentBuilder.url, ...Object.values(brand.social)].map((url) => new URL(url));

/**
 * Renders only bold, italic, code, line breaks and links to known addresses. A model writes the text, so HTML is shown
 * as text, and of an image its description. Line breaks need `white-space: pre-line`.
 */
export const Markup = memo(function Markup({ text, unfinished = false }: MarkupProps) {
  // Chrome's translation takes text nodes away: what still changes needs elements.
  const plain = (text: string) => (unfinished ? <span>{text}</span> : text);
  const linked = withPhoneLink(text);
  const tokens = inlineTokens(unfinished ? closeMarkup(linked) : linked);
  return markdownNodes(tokens, { ...renderers, br: () => plain('\n') }, plain);
});

const digits = phone.replace('+', '').split('');
const phoneNumber = new RegExp(`([[\`:])?(\\+${digits.join('[ \u00a0-]?')})`, 'g');

/** A number that is no link or code already becomes one that can be called. */
function withPhoneLink(text: string): string {
  return text.replace(phoneNumber, (found, before?: string) => (before ? found : `[${found}](tel:${phone})`));
}

const renderers: Renderers = {
  strong: (_, inner) => <strong>{inner}</strong>,
  em: (_, inner) => <em>{inner}</em>,
  codespan: ({ text }: Tokens.Codespan) => <code dir="ltr">{text}</code>,
  link({ href }: Tokens.Link, inner) {
    const address = knownAddress(href);
    if (!address) return inner;
    return (
      <a href={address} target="_blank" rel="noopener noreferrer">
        {inner}
      </a>
    );
  },
};

/** A model writes the target, and anyone can make it write any. */
function knownAddress(target: string | null): string | undefined {
  if (target === null || !URL.canParse(target)) return undefined;
  if (target === whatsappAddress) return whatsappLink(document.title)!;
  const url = new URL(target);
  return isKnown(url) ? url.href : undefined;
}

function isKnown({ protocol, pathname, search, hash, origin, username, password }: URL): boolean {
  if (protocol === 'mailto:') return addresses.has(pathname) && search === '';
  if (protocol === 'tel:') return pathname === phone;
  if ((protocol !== 'https:' && protocol !== 'http:') || username || password) return false;
  if (origin === location.origin || origin === brand.siteUrl) return true;
  return otherSites.some(
    (site) => site.origin === origin && (site.pathname === '/' || (pathname === site.pathname && !search && !hash)),
  );
}
