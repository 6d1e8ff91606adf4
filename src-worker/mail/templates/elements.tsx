import { Fragment } from 'react';
import { Button, Heading, Link, Text } from 'react-email';
import { useStyles } from './mail-locale.ts';

export function Title({ children }: { children: string }) {
  const styles = useStyles();
  return (
    <Heading as="h1" style={styles.title}>
      {children}
    </Heading>
  );
}

export function Paragraph({ children }: { children: string }) {
  return <Text style={useStyles().text}>{children}</Text>;
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
  return (
    <Button href={href} style={useStyles().button}>
      {children}
    </Button>
  );
}

/** Links in one line. */
export function Links({ items }: { items: readonly { label: string; href: string }[] }) {
  const styles = useStyles();
  return (
    <Text style={styles.text}>
      {items.map(({ label, href }, i) => (
        <Fragment key={label}>
          {i > 0 && ' · '}
          <Link href={href} className="accent" style={styles.link}>
            {label}
          </Link>
        </Fragment>
      ))}
    </Text>
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
