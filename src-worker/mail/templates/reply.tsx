import type { Locale } from '../../../src-shared/locales.ts';
import { Frame } from './frame.tsx';
import { MarkdownText } from './markdown-text.tsx';

interface Props {
  locale: Locale;
  /** Markdown. */
  text: string;
  siteUrl: string;
}

/** What staff wrote to a visitor, as they wrote it: without a title, because it is a personal mail. */
export function Reply({ locale, text, siteUrl }: Props) {
  return (
    <Frame locale={locale} siteUrl={siteUrl}>
      <MarkdownText keepsLines>{text}</MarkdownText>
    </Frame>
  );
}
