import { type CSSProperties, createContext, Fragment, type ReactNode, useContext } from 'react';
import { brand, wordmark } from '#shared/brand.ts';
import type { AskedMailText } from '#shared/content/types/mail.ts';
import { defaultLocale, direction, type Locale } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import { texts } from '../http/texts.ts';
import { sheet, stylesOf } from './styles.ts';

interface LayoutProps {
  locale: Locale;
  siteUrl: string;
  /** The default is the preheader. */
  title?: string;
  preheader?: string;
  unsubscribeUrl?: string | undefined;
  children: ReactNode;
}

/** Inboxes continue the preheader with the email's text unless invisible characters follow. */
const filler = '\u00a0\u200c'.repeat(120);

/** Gmail drops `<html>` and `<body>`, so the tables have direction and background too. */
export function Layout({ locale, siteUrl, preheader, title = preheader, unsubscribeUrl, children }: LayoutProps) {
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
          <title>{title ?? brand.name}</title>
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
                  {wordmark(locale)}
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

export function Title({ children }: { children: string }) {
  return <h1 style={useStyles().title}>{children}</h1>;
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <p style={useStyles().text}>{children}</p>;
}

export function Link({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="accent" style={useStyles().link} rel="noopener">
      {children}
    </a>
  );
}

interface BoxProps {
  className?: string;
  dir?: string;
  lang?: string;
  style?: CSSProperties;
  cell: CSSProperties;
  children: ReactNode;
}

/** The only box that every mail client lays out. */
export function Box({ className, dir, lang, style, cell, children }: BoxProps) {
  return (
    <table
      role="presentation"
      align="center"
      width="100%"
      border={0}
      cellPadding="0"
      cellSpacing="0"
      className={className}
      dir={dir}
      style={style}
    >
      <tbody>
        <tr>
          <td dir={dir} lang={lang} style={cell}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

export function Bullets({ items }: { items: readonly string[] }) {
  const styles = useStyles();
  if (items.length === 0) return null;
  return (
    <ul style={styles.list}>
      {items.map((item) => (
        <li key={item} style={styles.bullet}>
          {item}
        </li>
      ))}
    </ul>
  );
}

export function Action({ href, children }: { href: string; children: ReactNode }) {
  const { actionTable, actionCell, button } = useStyles();
  return (
    <table role="presentation" border={0} cellPadding="0" cellSpacing="0" style={actionTable}>
      <tbody>
        <tr>
          <td style={actionCell}>
            <a href={href} style={button} rel="noopener">
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

export function Links({ items }: { items: readonly { label: string; href: string }[] }) {
  return (
    <Paragraph>
      {items.map(({ label, href }, i) => (
        <Fragment key={label}>
          {i > 0 && ' · '}
          <Link href={href}>{label}</Link>
        </Fragment>
      ))}
    </Paragraph>
  );
}

export function Fields({ rows }: { rows: readonly (readonly [string, string | null | undefined])[] }) {
  const styles = useStyles();
  return (
    <table style={styles.fields}>
      <tbody>
        {rows.map(
          ([name, value]) =>
            value && (
              <tr key={name}>
                <th scope="row" className="soft line field-name" style={styles.fieldName}>
                  {name}
                </th>
                <td dir="auto" className="line" style={styles.fieldValue}>
                  {value}
                </td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}

const MailLocale = createContext<Locale>(defaultLocale);

export function useStyles() {
  return stylesOf(useContext(MailLocale));
}

interface AskedMailProps {
  locale: Locale;
  greeting?: string;
  text: AskedMailText;
  link: string;
  siteUrl: string;
}

export function AskedMail({ locale, greeting, text, link, siteUrl }: AskedMailProps) {
  return (
    <Layout locale={locale} siteUrl={siteUrl} preheader={text.preheader}>
      <Title>{text.title}</Title>
      {greeting && <Paragraph>{greeting}</Paragraph>}
      <Paragraph>{text.lead}</Paragraph>
      <Action href={link}>{text.button}</Action>
      {text.expires && <Paragraph>{text.expires}</Paragraph>}
      <Paragraph>{text.ignore}</Paragraph>
      <Paragraph>{texts[locale].mail.signature}</Paragraph>
    </Layout>
  );
}
