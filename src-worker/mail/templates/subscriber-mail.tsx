import type { SubscriberMailKind } from '../../../src-shared/content/types/mail.ts';
import type { Locale } from '../../../src-shared/locales.ts';
import { localizedPath } from '../../../src-shared/paths.ts';
import { texts } from '../../texts.ts';
import { Action, Bullets, Paragraph, Title } from './elements.tsx';
import { Frame } from './frame.tsx';

interface Props {
  locale: Locale;
  kind: SubscriberMailKind;
  siteUrl: string;
  unsubscribeUrl?: string | undefined;
}

/** The welcome, the follow-ups, the welcome back and the goodbye. */
export function SubscriberMail({ locale, kind, siteUrl, unsubscribeUrl }: Props) {
  const { mail } = texts[locale];
  const { preheader, title, paragraphs, bullets, button } = mail.subscriberMails[kind];
  return (
    <Frame locale={locale} siteUrl={siteUrl} preheader={preheader} unsubscribeUrl={unsubscribeUrl}>
      <Title>{title}</Title>
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      <Bullets items={bullets} />
      <Action href={`${siteUrl}${localizedPath(button.path, locale)}`}>{button.label}</Action>
      <Paragraph>{mail.signature}</Paragraph>
    </Frame>
  );
}
