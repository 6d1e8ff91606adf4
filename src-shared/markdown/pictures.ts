import { Lexer, type Token, type Tokens } from 'marked';

/** Where a picture of the site is: the hash of its content, and the ending of its type. */
export const picturePath = /^\/media\/([0-9a-f]{64}\.(?:png|jpg|webp))$/;

export interface PictureSize {
  width: number;
  height: number;
}

/** By the path of the picture. */
export type PictureSizes = ReadonlyMap<string, PictureSize>;

export const noPictures: PictureSizes = new Map();

/** Every picture must be uploaded to the site, and needs an alternative text. */
export function hasWrongPicture(markdown: string): boolean {
  if (/<img\b/i.test(markdown)) return true;
  return picturesIn(markdown).some(({ href, text }) => !picturePath.test(href) || text.trim() === '');
}

export function picturesIn(markdown: string): Tokens.Image[] {
  return imagesOf(Lexer.lex(markdown, { gfm: true }));
}

function imagesOf(tokens: Token[]): Tokens.Image[] {
  return tokens.flatMap((token) => (token.type === 'image' ? [token as Tokens.Image] : imagesOf(childrenOf(token))));
}

function childrenOf(token: Token): Token[] {
  if (token.type === 'list') return (token as Tokens.List).items;
  if (token.type !== 'table') return ('tokens' in token && token.tokens) || [];
  const { header, rows } = token as Tokens.Table;
  return [header, ...rows].flat().flatMap((cell) => cell.tokens);
}
