import type { Locale } from '#shared/locales.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ClosedLine, ClosedNote } from '#web/ui/closed-note.tsx';
import { renderView } from '../http/page-view.tsx';
import { texts } from '../http/texts.ts';

export function renderClosedBadge(locale: Locale): Promise<string> {
  return renderView(locale, <Badge>{texts[locale].positions.closed}</Badge>);
}

export function renderClosedLine(locale: Locale): Promise<string> {
  return renderView(locale, <ClosedLine title={texts[locale].positions.title} />);
}

export function renderClosedNote(locale: Locale): Promise<string> {
  const { title, text } = texts[locale].positions;
  return renderView(locale, <ClosedNote title={title} text={text} />);
}
