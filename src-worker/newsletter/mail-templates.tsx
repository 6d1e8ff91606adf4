import type { SubscriberMailKind } from '#shared/content/types/mail.ts';
import type { Locale } from '#shared/locales.ts';
import { openingText } from '#shared/markdown/opening-text.ts';
import type { PictureSizes } from '#shared/markdown/pictures.ts';
import { localizedPath } from '#shared/paths.ts';
import { texts } from '../http/texts.ts';
import { Action, Bullets, Layout, Links, Paragraph, Title } from '../mail/layout.tsx';
import { MarkdownText } from '../mail/markdown-text.tsx';

interface NewsletterProps {
  locale: Locale;
  subject: string;
  content: string;
  siteUrl: string;
  unsubscribeUrl?: string | undefined;
  linkOf?: ((href: string) => string) | undefined;
  pictures: PictureSizes | undefined;
  /** A newsletter that is sent has it, a preview does not. */
  browserUrl?: string | undefined;
}

export function Newsletter(props: NewsletterProps) {
  const { locale, subject, content, siteUrl, unsubscribeUrl, linkOf, pictures, browserUrl } = props;
  return (
    <Layout {...{ locale, siteUrl, unsubscribeUrl }} title={subject} preheader={openingText(content)}>
      <Title>{subject}</Title>
      <MarkdownText siteUrl={siteUrl} linkOf={linkOf} pictures={pictures}>
        {content}
      </MarkdownText>
      {browserUrl && <Links items={[{ label: texts[locale].mail.viewInBrowser, href: browserUrl }]} />}
    </Layout>
  );
}

interface SubscriberMailProps {
  locale: Locale;
  kind: SubscriberMailKind;
  siteUrl: string;
  unsubscribeUrl?: string | undefined;
}

export function SubscriberMail({ locale, kind, siteUrl, unsubscribeUrl }: SubscriberMailProps) {
  const { mail } = texts[locale];
  const { preheader, title, paragraphs, bullets, button } = mail.subscriberMails[kind];
  return (
    <Layout locale={locale} siteUrl={siteUrl} preheader={preheader} unsubscribeUrl={unsubscribeUrl}>
      <Title>{title}</Title>
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      <Bullets items={bullets} />
      <Action href={`${siteUrl}${localizedPath(button.path, locale)}`}>{button.label}</Action>
      <Paragraph>{mail.signature}</Paragraph>
    </Layout>
  );
}
