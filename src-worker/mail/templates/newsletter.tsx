import type { Locale } from '../../../src-shared/locales.ts';
import { Title } from './elements.tsx';
import { Frame } from './frame.tsx';
import { MarkdownText } from './markdown-text.tsx';

interface Props {
  locale: Locale;
  subject: string;
  /** Markdown. */
  content: string;
  siteUrl: string;
  unsubscribeUrl?: string | undefined;
  linkOf?: ((href: string) => string) | undefined;
}

export function Newsletter({ locale, subject, content, siteUrl, unsubscribeUrl, linkOf }: Props) {
  return (
    <Frame locale={locale} siteUrl={siteUrl} preheader={subject} unsubscribeUrl={unsubscribeUrl}>
      <Title>{subject}</Title>
      <MarkdownText linkOf={linkOf}>{content}</MarkdownText>
    </Frame>
  );
}
