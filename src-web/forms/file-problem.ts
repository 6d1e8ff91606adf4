import { maxCvBytes } from '../../src-shared/limits.ts';

/** The key of the sentence about a file with the wrong ending (`accept` as in HTML) or size; its content is not read. */
export function fileProblem(
  { name, size }: { name: string; size: number },
  accept = '',
): 'cvType' | 'cvTooLarge' | undefined {
  const endings = accept.split(',');
  if (size === 0 || !endings.some((ending) => name.toLowerCase().endsWith(ending))) return 'cvType';
  return size > maxCvBytes ? 'cvTooLarge' : undefined;
}
