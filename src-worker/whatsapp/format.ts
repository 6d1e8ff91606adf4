import type { Token, Tokens } from 'marked';
import { textOf } from '#shared/markdown/text-of.ts';
import { markdownTokens } from '#shared/markdown/tokens.ts';

/** Markdown as WhatsApp shows it: `*bold*`, `_italic_`, and links as their address, which it makes a link. */
export function whatsappText(markdown: string, siteUrl: string): string {
  return blocksOf(markdownTokens(markdown, { breaks: true }), siteUrl)
    .join('\n\n')
    .trim();
}

function blocksOf(tokens: Token[], siteUrl: string): string[] {
  return tokens.map((token) => blockOf(token, siteUrl)).filter((block) => block !== '');
}

function blockOf(token: Token, siteUrl: string): string {
  switch (token.type) {
    case 'space':
    case 'def':
    case 'hr':
      return '';
    case 'heading':
      return `*${textOf(token.tokens).trim()}*`;
    case 'list': {
      const { items, ordered, start } = token as Tokens.List;
      return items
        .map((item, index) => {
          const mark = ordered ? `${Number(start || 1) + index}.` : '•';
          return `${mark} ${blocksOf(item.tokens, siteUrl).join('\n')}`;
        })
        .join('\n');
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const names = header.map((cell) => textOf(cell.tokens).trim());
      return rows
        .map((row) =>
          row
            .map((cell, index) => [names[index], inlineOf(cell.tokens, siteUrl)].filter(Boolean).join(': '))
            .join('\n'),
        )
        .join('\n\n');
    }
    case 'blockquote':
      return blocksOf(token.tokens ?? [], siteUrl)
        .join('\n')
        .replaceAll(/^/gm, '> ');
    case 'code':
      return `\`\`\`${token.text}\`\`\``;
    default:
      return inlineOf(('tokens' in token && token.tokens) || [token], siteUrl).trim();
  }
}

function inlineOf(tokens: Token[], siteUrl: string): string {
  return tokens.map((token) => inlineTokenOf(token, siteUrl)).join('');
}

function inlineTokenOf(token: Token, siteUrl: string): string {
  const inner = () => inlineOf(('tokens' in token && token.tokens) || [], siteUrl);
  switch (token.type) {
    case 'strong':
      return `*${inner()}*`;
    case 'em':
      return `_${inner()}_`;
    case 'del':
      return `~${inner()}~`;
    case 'br':
      return '\n';
    case 'codespan':
      return `\`${token.text}\``;
    case 'link': {
      const text = inner();
      const address = token.href.startsWith('/') ? siteUrl + token.href : token.href.replace(/^(?:mailto|tel):/, '');
      return text === address || text === token.href ? address : `${text}: ${address}`;
    }
    case 'image':
      return token.text;
    default:
      return 'text' in token ? token.text : token.raw;
  }
}
