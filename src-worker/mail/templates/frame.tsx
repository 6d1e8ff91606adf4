import type { ReactNode } from 'react';
import { brand } from '../../../src-shared/brand.ts';
import { direction, type Locale } from '../../../src-shared/locales.ts';
import { localizedPath } from '../../../src-shared/paths.ts';
import { texts } from '../../texts.ts';
import { Box, Link } from './elements.tsx';
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

/** After a preheader, inboxes go on with the text of the mail unless something without width follows. */
const filler = '\u00a0\u200c'.repeat(120);

/** Gmail drops `<html>` and `<body>`, so the tables have direction and background too. */
export function Frame({ locale, siteUrl, preheader, unsubscribeUrl, children }: Props) {
  const { footer } = texts[locale].mail;
  const styles = stylesOf(locale);
  const dir = direction[locale];
  return (
    <MailLocale value={locale}>
      <html dir={dir} lang={locale}>
        <head>
          <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="x-apple-disable-message-reformatting" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <title>{preheader ?? brand.name}</title>
          <style>{sheet}</style>
        </head>
        <body lang={locale} dir={dir} className="page" style={styles.page}>
          {preheader !== undefined && (
            <div data-skip-in-text style={styles.preheader}>
              {preheader}
              {filler}
            </div>
          )}
          <Box dir={dir} lang={locale} cell={styles.body}>
            <Box dir={dir} className="card" style={styles.card} cell={{}}>
              <Box className="pad" style={styles.head} cell={styles.headCell}>
                <a href={siteUrl + localizedPath('/', locale)} style={styles.brand} rel="noopener">
                  {brand.name}
                </a>
              </Box>
              <Box className="pad" cell={styles.content}>
                {children}
              </Box>
              <Box className="pad" cell={styles.foot}>
                <hr className="line" style={styles.rule} />
                <p className="soft" style={styles.small}>
                  {footer.company}
                </p>
                {unsubscribeUrl && (
                  <p className="soft" style={styles.small}>
                    {footer.why} <Link href={unsubscribeUrl}>{footer.unsubscribe}</Link>
                  </p>
                )}
              </Box>
            </Box>
          </Box>
        </body>
      </html>
    </MailLocale>
  );
}
