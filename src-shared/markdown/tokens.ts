import { Lexer, type Token, Tokenizer, type Tokens } from 'marked';
import { decodeEntities } from '../text/decode-entities.ts';
import { type Emphasis, emphasisIn } from './emphasis.ts';

/** Markdown as every reader of this product shows it. */
export function markdownTokens(text: string, { breaks = false } = {}): Token[] {
  return Lexer.lex(text, { gfm: true, breaks, tokenizer: new TextTokenizer() });
}

export function inlineTokens(text: string): Token[] {
  return Lexer.lexInline(text, { gfm: true, tokenizer: new TextTokenizer() });
}

/** Every token of one type, except those within one of this type. */
export function tokensWithin<T extends Token>(markdown: string, type: T['type']): T[] {
  const found = (tokens: Token[]): Token[] =>
    tokens.flatMap((token) => (token.type === type ? [token] : found(childrenOf(token))));
  return found(markdownTokens(markdown)) as T[];
}

function childrenOf(token: Token): Token[] {
  if (token.type === 'list') return (token as Tokens.List).items;
  if (token.type !== 'table') return ('tokens' in token && token.tokens) || [];
  const { header, rows } = token as Tokens.Table;
  return [header, ...rows].flat().flatMap((cell) => cell.tokens);
}

class TextTokenizer extends Tokenizer {
  readonly #emphasis = new Map<string, Map<number, Emphasis>>();

  override emStrong(src: string, masked: string): Tokens.Em | Tokens.Strong | undefined {
    return /^[*_]/.test(src) ? this.#emphasized(src, masked, (length) => (length === 2 ? 'strong' : 'em')) : undefined;
  }

  override del(src: string, masked: string): Tokens.Del | undefined {
    return src.startsWith('~') ? this.#emphasized(src, masked, () => 'del') : undefined;
  }

  #emphasized<T extends string>(src: string, masked: string, typeOf: (length: 1 | 2) => T) {
    const inText = this.#emphasis.get(masked) ?? emphasisIn(masked);
    this.#emphasis.set(masked, inText);
    const at = masked.length - src.length;
    const found = inText.get(at);
    if (!found) return undefined;
    const raw = src.slice(0, found.end - at);
    const text = raw.slice(found.length, -found.length);
    return { type: typeOf(found.length), raw, text, tokens: this.lexer.inlineTokens(text) };
  }

  override inlineText(src: string): Tokens.Text | undefined {
    const token = super.inlineText(src);
    return token && { ...token, text: decodeEntities(token.raw) };
  }

  override link(src: string): Tokens.Link | Tokens.Image | undefined {
    const token = super.link(src);
    return token && decoded(token);
  }

  override reflink(
    src: string,
    links: Parameters<Tokenizer['reflink']>[1],
  ): Tokens.Link | Tokens.Image | Tokens.Text | undefined {
    const token = super.reflink(src, links);
    return token && token.type !== 'text' ? decoded(token) : token;
  }
}

function decoded<T extends Tokens.Link | Tokens.Image>(token: T): T {
  const { href, title, text } = token;
  return { ...token, href: decodeEntities(href), title: title && decodeEntities(title), text: decodeEntities(text) };
}
