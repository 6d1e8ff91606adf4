import type { ReactNode } from 'react';
import { Body, Container, Head, Hr, Html, Link, Preview, Section, Text } from 'react-email';
import { brand } from '../../../src-shared/brand.ts';
import { mail } from '../../../src-shared/content/en/mail.ts';
import { sheet, styles } from './styles.ts';

interface Props {
  siteUrl: string;
  /** The text that an inbox shows after the subject. */
  preheader: string;
  unsubscribeUrl?: string | undefined;
  children: ReactNode;
}

export function Frame({ siteUrl, preheader, unsubscribeUrl, children }: Props) {
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style>{sheet}</style>
      </Head>
      <Preview>{preheader}</Preview>
      <Body className="page" style={styles.body}>
        <Container className="card" style={styles.card}>
          <Section className="pad" style={styles.head}>
            <Link href={siteUrl} style={styles.brand}>
              {brand.name}
            </Link>
          </Section>
          <Section className="pad" style={styles.content}>
            {children}
          </Section>
          <Section className="pad" style={styles.foot}>
            <Hr className="line" style={styles.rule} />
            <Text className="soft" style={styles.small}>
              {mail.footer.company}
            </Text>
            {unsubscribeUrl && (
              <Text className="soft" style={styles.small}>
                {mail.footer.why}{' '}
                <Link href={unsubscribeUrl} className="accent" style={styles.link}>
                  {mail.footer.unsubscribe}
                </Link>
              </Text>
            )}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
