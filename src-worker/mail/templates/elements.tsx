import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { useStyles } from './mail-locale.ts';

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
  /** Of the one cell. */
  cell: CSSProperties;
  children: ReactNode;
}

/** A table of one cell: the only box that every mail client lays out. */
export function Box({ className, dir, lang, style, cell, children }: BoxProps) {
  return (
    <table
      role="presentation"
      align="center"
      width="100%"
      border={0}
      cellPadding="0"
      cellSpacing="0"
      {...{ className, dir, style }}
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

export function Action({ href, children }: { href: string; children: string }) {
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

/** Links in one line. */
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

/** Names and values; a value may be in any script. */
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
