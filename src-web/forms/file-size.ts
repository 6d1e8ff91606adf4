import type { UploadContent } from '../../src-shared/content/types/forms.ts';

/** Rounded up, so that a file that is too large never has the largest size that is taken. */
export function fileSize({ size }: File, { size: words }: UploadContent): string {
  const kilobytes = Math.ceil(size / 1024);
  if (kilobytes < 1024) return words.kilobyte(String(kilobytes));
  return words.megabyte(String(Math.ceil((size / 1024 ** 2) * 10) / 10));
}
