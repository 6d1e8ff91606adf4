import { isolated } from '../../src-shared/content/isolated.ts';
import { fullName } from '../../src-shared/full-name.ts';
import { oneLine } from '../../src-shared/one-line.ts';

/** A visitor's name and company for the subject of a mail to staff. */
export function whoInEnglish(
  visitor: Parameters<typeof fullName>[0] & { company: string | null },
): [who: string, company: string] {
  return [inEnglish(fullName(visitor)), inEnglish(visitor.company ?? '')];
}

/** A visitor's text for an English subject, whose order stays when the text is written from right to left. */
function inEnglish(text: string): string {
  const line = oneLine(text);
  return /[\u0590-\u08ff]/.test(line) ? isolated(line) : line;
}
