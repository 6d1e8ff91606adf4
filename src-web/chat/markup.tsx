import { Lexer, type Token } from 'marked';
import { Fragment, memo, type ReactNode } from 'react';
import { closeMarkup } from './close-markup.ts';
import { knownAddress } from './known-address.ts';

interface MarkupProps {
  text: string;
  /** The text has no end yet, or broke off: what is begun in it is shown as if it ended there. */
  unfinished?: boolean;
}

/**
 * Renders only bold, italic, code, line breaks and links to known addresses. A model writes the text, so HTML is shown as text,
 * and of an image its description. Line breaks need `white-space: pre-line`.
 */
export const Markup = memo(function Markup({ text, unfinished = false }: MarkupProps) {
  return nodesOf(Lexer.lexInline(unfinished ? closeMarkup(text) : text, { gfm: true }));
});

function nodesOf(tokens: Token[]): ReactNode {
  return tokens.map((token, index) => <Fragment key={index}>{nodeOf(token)}</Fragment>);
}

function nodeOf(token: Token): ReactNode {
  const inner = 'tokens' in token && token.tokens ? nodesOf(token.tokens) : 'text' in token ? token.text : token.raw;
  switch (token.type) {
    case 'strong':
      return <strong>{inner}</strong>;
    case 'em':
      return <em>{inner}</em>;
    case 'codespan':
      return <code dir="ltr">{token.text}</code>;
    case 'br':
      return '\n';
    case 'link': {
      const href = knownAddress(token.href);
      if (!href) return inner;
      return (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {inner}
        </a>
      );
    }
    default:
      return inner;
  }
}
