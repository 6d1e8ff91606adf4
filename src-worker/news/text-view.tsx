import type { Tokens } from 'marked';
import { isSafeLink } from '#shared/markdown/links.ts';
import { buttonLink, markdownNodes, type Renderers, textRenderers } from '#shared/markdown/nodes.tsx';
import type { PictureSizes } from '#shared/markdown/pictures.ts';
import { markdownTokens } from '#shared/markdown/tokens.ts';
import { absoluteLink } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';

interface PostContentProps {
  children: string;
  pictures: PictureSizes;
  /** The prefix of the site's own addresses: empty on a page, the site's origin in a feed. */
  origin?: string;
}

export function PostContent({ children, pictures, origin = '' }: PostContentProps) {
  const absolute = (href: string) => absoluteLink(origin, href);
  const renderers: Renderers = {
    ...textRenderers({}),
    paragraph(paragraph: Tokens.Paragraph, inner, nodes) {
      const button = buttonLink(paragraph);
      if (!button || !isSafeLink(button.href)) return <p>{inner}</p>;
      return (
        <p>
          <a href={absolute(button.href)} className={buttonClass({})}>
            {nodes(button.tokens)}
          </a>
        </p>
      );
    },
    // The title of the page is the only heading of the first level.
    heading: ({ depth }: Tokens.Heading, inner) => (depth < 3 ? <h2>{inner}</h2> : <h3>{inner}</h3>),
    code: ({ text }: Tokens.Code) => (
      <pre>
        <code>{text}</code>
      </pre>
    ),
    codespan: ({ text }: Tokens.Codespan) => <code>{text}</code>,
    link({ href, title }: Tokens.Link, inner) {
      if (!isSafeLink(href)) return inner;
      return (
        <a href={absolute(href)} title={title ?? undefined} rel={/^http/i.test(href) ? 'noopener' : undefined}>
          {inner}
        </a>
      );
    },
    image({ href, text }: Tokens.Image) {
      const size = pictures.get(href);
      return size ? <img src={absolute(href)} alt={text} {...size} loading="lazy" decoding="async" /> : text;
    },
    table: ({ header, rows }: Tokens.Table, _, nodes) => (
      <table>
        <thead>
          <tr>
            {header.map((cell, column) => (
              <th key={column}>{nodes(cell.tokens)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>{nodes(cell.tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    ),
  };
  return markdownNodes(markdownTokens(children), renderers);
}
