import { maxCvBytes } from '../../src-shared/limits.ts';

/** Checks the name's ending (`accept` as in HTML) and the size, not the content. */
export function fileProblem(
  { name, size }: { name: string; size: number },
  accept = '',
): 'cvType' | 'cvTooLarge' | undefined {
  const endings = accept.split(',');
  if (size === 0 || !endings.some((ending) => name.toLowerCase().endsWith(ending))) return 'cvType';
  return size > maxCvBytes ? 'cvTooLarge' : undefined;
}
