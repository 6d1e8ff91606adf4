import type { Tokens } from 'marked';
import { tokensWithin } from './tokens.ts';

/** The path of a picture has the hash of its content, and the ending of its type. */
export const picturePath = /^\/media\/([0-9a-f]{64}\.(?:png|jpg|webp))$/;

export interface PictureSize {
  width: number;
  height: number;
}

/** The key is the path of the picture. */
export type PictureSizes = ReadonlyMap<string, PictureSize>;

export const noPictures: PictureSizes = new Map();

/** Every picture must be uploaded to the site, and needs an alternative text. */
export function hasWrongPicture(markdown: string): boolean {
  if (/<img\b/i.test(markdown)) return true;
  return picturesIn(markdown).some(({ href, text }) => !picturePath.test(href) || text.trim() === '');
}

export function picturesIn(markdown: string): Tokens.Image[] {
  return tokensWithin<Tokens.Image>(markdown, 'image');
}
