import type { ReactNode } from 'react';
import { Body, Container, Head, Hr, Html, Link, Preview, Section, Text } from 'react-email';
import { brand } from '../../../src-shared/brand.ts';
import { direction, type Locale } from '../../../src-shared/locales.ts';
import { localizedPath } from '../../../src-shared/paths.ts';
import { texts } from '../../texts.ts';
import { MailLocale } from './mail-locale.ts';
import { sheet, stylesOf } from './styles.ts';

interface Props {
  locale: Locale;
  siteUrl: string;
  /** The text that an inbox shows after the subject, if it is not the beginning of the mail. */
  preheader?: string;
  unsubscribeUrl?: string | undefined;
  children: ReactNode;
}

/** Gmail drops `<html>` and `<body>`, so the tables have the direction too. */
export function Frame({ locale, siteUrl, preheader, unsubscribeUrl, children }: Props) {
  const { footer } = texts[locale].mail;
  const styles = stylesOf(locale);
  const dir = direction[locale];
  return (
    <MailLocale value={locale}>
      <Html lang={locale} dir={dir}>
        <Head>
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <style>{sheet}</style>
        </Head>
        {preheader !== undefined && <Preview>{preheader}</Preview>}
        <Body lang={locale} dir={dir} className="page" style={styles.body}>
          <Container dir={dir} className="card" style={styles.card}>
            <Section className="pad" style={styles.head}>
              <Link href={siteUrl + localizedPath('/', locale)} style={styles.brand}>
                {brand.name}
              </Link>
            </Section>
            <Section className="pad" style={styles.content}>
              {children}
            </Section>
            <Section className="pad" style={styles.foot}>
              <Hr className="line" style={styles.rule} />
              <Text className="soft" style={styles.small}>
                {footer.company}
              </Text>
              {unsubscribeUrl && (
                <Text className="soft" style={styles.small}>
                  {footer.why}{' '}
                  <Link href={unsubscribeUrl} className="accent" style={styles.link}>
                    {footer.unsubscribe}
                  </Link>
                </Text>
              )}
            </Section>
          </Container>
        </Body>
      </Html>
    </MailLocale>
  );
}
