import { Lexer, type Tokens } from 'marked';
import { markdownNodes, type Renderers, textRenderers } from '#shared/markdown/nodes.tsx';
import { absoluteLink } from '#shared/paths.ts';
import { useStyles } from './layout.tsx';

interface Props {
  children: string;
  keepsLines?: boolean;
  siteUrl: string;
  linkOf?: ((href: string) => string) | undefined;
}

export function MarkdownText({ children, keepsLines = false, siteUrl, linkOf = (href) => href }: Props) {
  const styles = useStyles();
  const renderers: Renderers = {
    ...textRenderers({
      paragraph: { style: styles.text },
      blockquote: { style: styles.quote },
      list: { style: styles.list },
      bullet: { style: styles.bullet },
      em: { style: styles.emphasis },
    }),
    heading: (_, inner) => <h2 style={styles.subtitle}>{inner}</h2>,
    code: ({ text }: Tokens.Code) => (
      <pre>
        <code style={styles.code}>{text}</code>
      </pre>
    ),
    codespan: ({ text }: Tokens.Codespan) => <code style={styles.code}>{text}</code>,
    link({ href, title }: Tokens.Link, inner) {
      const target = absoluteLink(siteUrl, href);
      if (!isSafeLink(target)) return inner;
      return (
        <a href={linkOf(target)} title={title ?? undefined} className="accent" style={styles.link}>
          {inner}
        </a>
      );
    },
    image: ({ text }: Tokens.Image) => text,
    table: ({ header, rows }: Tokens.Table, _, nodes) => (
      <table style={styles.fields}>
        <tbody>
          {[header, ...rows].map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} className="line" style={styles.fieldValue}>
                  {nodes(cell.tokens)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    ),
  };
  return <div>{markdownNodes(Lexer.lex(children, { gfm: true, breaks: keepsLines }), renderers)}</div>;
}

function isSafeLink(href: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(href.trim());
}
