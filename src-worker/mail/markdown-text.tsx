import { Lexer, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
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

  function nodesOf(tokens: Token[] | undefined): ReactNode {
    return tokens?.map((token, i) => <Fragment key={i}>{nodeOf(token)}</Fragment>);
  }

  function nodeOf(token: Token): ReactNode {
    const inner = 'tokens' in token && token.tokens ? nodesOf(token.tokens) : 'text' in token ? token.text : token.raw;
    switch (token.type) {
      case 'space':
      case 'def':
        return null;
      case 'heading':
        return <h2 style={styles.subtitle}>{inner}</h2>;
      case 'paragraph':
        return <p style={styles.text}>{inner}</p>;
      case 'blockquote':
        return <blockquote style={styles.quote}>{inner}</blockquote>;
      case 'list': {
        const items = (token as Tokens.List).items.map((item, i) => (
          <li key={i} style={styles.bullet}>
            {nodesOf(item.tokens)}
          </li>
        ));
        return token.ordered ? (
          <ol start={Number(token.start) || 1} style={styles.list}>
            {items}
          </ol>
        ) : (
          <ul style={styles.list}>{items}</ul>
        );
      }
      case 'code':
        return (
          <pre>
            <code style={styles.code}>{token.text}</code>
          </pre>
        );
      case 'codespan':
        return <code style={styles.code}>{token.text}</code>;
      case 'hr':
        return <hr />;
      case 'strong':
        return <strong>{inner}</strong>;
      case 'em':
        return <em style={styles.emphasis}>{inner}</em>;
      case 'del':
        return <del>{inner}</del>;
      case 'br':
        return <br />;
      case 'link': {
        const href = absoluteLink(siteUrl, token.href);
        return isSafeLink(href) ? (
          <a href={linkOf(href)} title={token.title ?? undefined} className="accent" style={styles.link}>
            {inner}
          </a>
        ) : (
          inner
        );
      }
      case 'image':
        return token.text;
      case 'table':
        return (
          <table style={styles.fields}>
            <tbody>
              {[(token as Tokens.Table).header, ...(token as Tokens.Table).rows].map((row, i) => (
                <tr key={i}>
                  {row.map((cell, j) => (
                    <td key={j} className="line" style={styles.fieldValue}>
                      {nodesOf(cell.tokens)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        );
      // HTML is shown as it was typed.
      default:
        return inner;
    }
  }

  return <div>{nodesOf(Lexer.lex(children, { gfm: true, breaks: keepsLines }))}</div>;
}

function isSafeLink(href: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(href.trim());
}
