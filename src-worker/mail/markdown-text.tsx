import type { Tokens } from 'marked';
import { isSafeLink } from '#shared/markdown/links.ts';
import { buttonLink, markdownNodes, type Renderers, textRenderers } from '#shared/markdown/nodes.tsx';
import { noPictures, type PictureSizes } from '#shared/markdown/pictures.ts';
import { markdownTokens } from '#shared/markdown/tokens.ts';
import { absoluteLink } from '#shared/paths.ts';
import { Action, useStyles } from './layout.tsx';

interface Props {
  children: string;
  keepsLines?: boolean;
  siteUrl: string;
  linkOf?: ((href: string) => string) | undefined;
  pictures?: PictureSizes | undefined;
}

/** Outlook scales a picture only by its attributes. */
const maxPictureWidth = 536;

export function MarkdownText(props: Props) {
  const { children, keepsLines = false, siteUrl, linkOf = (href) => href, pictures = noPictures } = props;
  const styles = useStyles();
  const renderers: Renderers = {
    ...textRenderers({
      blockquote: { style: styles.quote },
      list: { style: styles.list },
      bullet: { style: styles.bullet },
      em: { style: styles.emphasis },
    }),
    paragraph(paragraph: Tokens.Paragraph, inner, nodes) {
      const button = buttonLink(paragraph);
      const target = button && absoluteLink(siteUrl, button.href);
      if (!target || !isSafeLink(target)) return <p style={styles.text}>{inner}</p>;
      return <Action href={linkOf(target)}>{nodes(button.tokens)}</Action>;
    },
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
    image({ href, text }: Tokens.Image) {
      const size = pictures.get(href);
      if (!size) return text;
      const width = Math.min(size.width, maxPictureWidth);
      const height = Math.round((size.height * width) / size.width);
      return <img src={siteUrl + href} alt={text} width={width} height={height} style={styles.picture} />;
    },
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
  return <div>{markdownNodes(markdownTokens(children, { breaks: keepsLines }), renderers)}</div>;
}
