import type { Token, Tokens } from 'marked';

interface Options {
  items?: string;
  cells?: string;
  withoutPictures?: boolean;
}

/** The text that a reader sees, with spaces of any number between its blocks. */
export function textOf(tokens: Token[] | undefined, options: Options = {}): string {
  return (tokens ?? []).map((token) => textOfToken(token, options)).join('');
}

function textOfToken(token: Token, options: Options): string {
  const { items = ' ', cells = ' ', withoutPictures = false } = options;
  switch (token.type) {
    case 'space':
    case 'def':
    case 'hr':
    case 'br':
      return ' ';
    case 'list':
      return `${(token as Tokens.List).items.map((item) => textOf(item.tokens, options).trim()).join(items)} `;
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const lines = [header, ...rows].map((row) => row.map((cell) => textOf(cell.tokens, options)).join(cells));
      return `${lines.join(items)} `;
    }
    case 'paragraph':
    case 'heading':
    case 'blockquote':
      return `${textOf(token.tokens, options)} `;
    case 'image':
      return withoutPictures ? '' : token.text;
    case 'code':
      return `${token.text} `;
    default:
      // The text of a list item is a block.
      if ('tokens' in token && token.tokens) return textOf(token.tokens, options) + (token.type === 'text' ? ' ' : '');
      return 'text' in token ? token.text : token.raw;
  }
}
