import type { ReactNode } from 'react';
import { Body, Container, Head, Hr, Html, Link, Preview, Section, Text } from 'react-email';
import { brand } from '../../../src-shared/brand.ts';
import { mail } from '../../../src-shared/content/en/mail.ts';
import { look, sheet } from './look.ts';

interface Props {
  siteUrl: string;
  /** The line that an inbox shows after the subject. */
  preview: string;
  /** Given in mail to subscribers. */
  unsubscribeUrl?: string | undefined;
  children: ReactNode;
}

/** What every mail has around its content: the brand above, the company and the way out below. */
export function Frame({ siteUrl, preview, unsubscribeUrl, children }: Props) {
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style>{sheet}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="page" style={look.body}>
        <Container className="card" style={look.card}>
          <Section className="pad" style={look.head}>
            <Link href={siteUrl} style={look.brand}>
              {brand.name}
            </Link>
          </Section>
          <Section className="pad" style={look.content}>
            {children}
          </Section>
          <Section className="pad" style={look.foot}>
            <Hr className="line" style={look.rule} />
            <Text className="soft" style={look.small}>
              {mail.footer.company}
            </Text>
            {unsubscribeUrl && (
              <Text className="soft" style={look.small}>
                {mail.footer.why}{' '}
                <Link href={unsubscribeUrl} className="accent" style={look.link}>
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
