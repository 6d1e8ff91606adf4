import { sql } from 'drizzle-orm';
import type { UploadedPicture } from '#shared/contracts/media.ts';
import { noPictures, type PictureSizes, picturePath, picturesIn } from '#shared/markdown/pictures.ts';
import { mediaPath } from '#shared/paths.ts';
import { database } from '../db/client.ts';
import { sha256 } from '../db/hash.ts';
import { inJson } from '../db/in-json.ts';
import { media } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { unavailable } from '../http/problem.ts';
import type { Picture } from './read-picture.ts';

export function mediaKey(name: string): string {
  return `media/${name}`;
}

/** The file comes first: a file without its row is only uploaded again, a row without its file would be a gap on a page. */
export async function storePicture(
  env: Bindings,
  bucket: R2Bucket,
  { content, ending, width, height }: Picture,
  by: string,
): Promise<UploadedPicture & { isNew: boolean }> {
  const hash = sha256(content);
  const name = `${hash}.${ending}`;
  await bucket.put(mediaKey(name), content, { sha256: hash }).catch(unavailable);
  const added = await database(env)
    .insert(media)
    .values({ name, width, height, size: content.length, by, at: new Date().toISOString() })
    .onConflictDoNothing()
    .returning({ name: media.name });
  return { url: mediaPath(name), width, height, isNew: added.length > 0 };
}

/** The sizes of the pictures in Markdown texts, of those that were uploaded. */
export async function pictureSizes(env: Bindings, texts: (string | null | undefined)[]): Promise<PictureSizes> {
  const paths = texts.flatMap((text) => (text?.includes('![') ? picturesIn(text).map(({ href }) => href) : []));
  const names = [...new Set(paths.flatMap((path) => picturePath.exec(path)?.[1] ?? []))];
  if (names.length === 0) return noPictures;
  const rows = await database(env)
    .select()
    .from(media)
    .where(sql`name IN ${inJson(names)}`);
  return new Map(rows.map(({ name, width, height }) => [mediaPath(name), { width, height }]));
}

/** True if every picture of the texts was uploaded. */
export async function hasAllPictures(env: Bindings, texts: (string | null | undefined)[]): Promise<boolean> {
  const sizes = await pictureSizes(env, texts);
  return texts.every((text) => picturesIn(text ?? '').every(({ href }) => sizes.has(href)));
}
