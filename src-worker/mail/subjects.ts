import { isolated } from '#shared/content/isolated.ts';
import { fullName } from '#shared/text/full-name.ts';
import { oneLine } from '#shared/text/one-line.ts';

export function visitorInEnglish(
  visitor: Parameters<typeof fullName>[0] & { company: string | null },
): [who: string, company: string] {
  return [inEnglish(fullName(visitor)), inEnglish(visitor.company ?? '')];
}

/** Isolates the text, so that a right-to-left name does not reorder the subject. */
function inEnglish(text: string): string {
  const line = oneLine(text);
  return /[\u0590-\u08ff]/.test(line) ? isolated(line) : line;
}
