import type { UploadContent } from '../../src-shared/content/types/forms.ts';

/** Rounds up, so that a file that is too large never shows the largest allowed size. */
export function fileSize({ size }: File, { size: words }: UploadContent): string {
  const kilobytes = Math.ceil(size / 1024);
  if (kilobytes < 1024) return words.kilobyte(String(kilobytes));
  return words.megabyte(String(Math.ceil((size / 1024 ** 2) * 10) / 10));
}
