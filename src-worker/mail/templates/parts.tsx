import { Button, Heading, Text } from 'react-email';
import { look } from './look.ts';

/** The pieces that the templates are put together from. */

export function Title({ children }: { children: string }) {
  return (
    <Heading as="h1" style={look.title}>
      {children}
    </Heading>
  );
}

export function Paragraph({ children }: { children: string }) {
  return <Text style={look.text}>{children}</Text>;
}

export function Bullets({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul style={look.list}>
      {items.map((item) => (
        <li key={item} style={look.bullet}>
          {item}
        </li>
      ))}
    </ul>
  );
}

export function Action({ href, children }: { href: string; children: string }) {
  return (
    <Button href={href} style={look.button}>
      {children}
    </Button>
  );
}

/** A field's name and its value, as a table; what was not given is left out. */
export function Fields({ rows }: { rows: readonly (readonly [string, string | null | undefined])[] }) {
  return (
    <table style={look.fields}>
      <tbody>
        {rows.map(
          ([name, value]) =>
            value && (
              <tr key={name}>
                <th scope="row" className="soft line field-name" style={look.fieldName}>
                  {name}
                </th>
                <td className="line" style={look.fieldValue}>
                  {value}
                </td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}
