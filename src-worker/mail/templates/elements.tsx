import { Button, Heading, Text } from 'react-email';
import { styles } from './styles.ts';

export function Title({ children }: { children: string }) {
  return (
    <Heading as="h1" style={styles.title}>
      {children}
    </Heading>
  );
}

export function Paragraph({ children }: { children: string }) {
  return <Text style={styles.text}>{children}</Text>;
}

export function Bullets({ items }: { items: readonly string[] }) {
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
    <Button href={href} style={styles.button}>
      {children}
    </Button>
  );
}

export function Fields({ rows }: { rows: readonly (readonly [string, string | null | undefined])[] }) {
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
                <td className="line" style={styles.fieldValue}>
                  {value}
                </td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}
