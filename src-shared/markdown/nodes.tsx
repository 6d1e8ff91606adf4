import type { Token, Tokens } from 'marked';
import { Fragment, type HTMLAttributes, type ReactNode } from 'react';

type Nodes = (tokens: Token[] | undefined) => ReactNode;

/** Each entry shows a type of token; `inner` is its content. A type without an entry is shown as its content. */
export type Renderers = { [type: string]: (token: never, inner: ReactNode, nodes: Nodes) => ReactNode };

export function markdownNodes(
  tokens: Token[] | undefined,
  renderers: Renderers,
  plain: (text: string) => ReactNode = (text) => text,
): ReactNode {
  const nodes: Nodes = (tokens) => markdownNodes(tokens, renderers, plain);
  return tokens?.map((token, index) => {
    const inner =
      'tokens' in token && token.tokens ? nodes(token.tokens) : plain('text' in token ? token.text : token.raw);
    const render = renderers[token.type];
    return <Fragment key={index}>{render ? render(token as never, inner, nodes) : inner}</Fragment>;
  });
}

type Element = 'paragraph' | 'blockquote' | 'list' | 'bullet' | 'rule' | 'strong' | 'em';

/** Renderers of a text with blocks; headings, code and links differ. HTML is shown as typed, an image as its description. */
export function textRenderers(attributes: Partial<Record<Element, HTMLAttributes<HTMLElement>>>): Renderers {
  return {
    space: () => null,
    def: () => null,
    paragraph: (_, inner) => <p {...attributes.paragraph}>{inner}</p>,
    blockquote: (_, inner) => <blockquote {...attributes.blockquote}>{inner}</blockquote>,
    list({ ordered, start, items }: Tokens.List, _, nodes) {
      const rows = items.map((item, index) => (
        <li key={index} {...attributes.bullet}>
          {nodes(item.tokens)}
        </li>
      ));
      return ordered ? (
        <ol start={Number(start)} {...attributes.list}>
          {rows}
        </ol>
      ) : (
        <ul {...attributes.list}>{rows}</ul>
      );
    },
    hr: () => <hr {...attributes.rule} />,
    strong: (_, inner) => <strong {...attributes.strong}>{inner}</strong>,
    em: (_, inner) => <em {...attributes.em}>{inner}</em>,
    del: (_, inner) => <del>{inner}</del>,
    br: () => <br />,
  };
}

/** A paragraph that holds only a bold link, `**[text](address)**`, is shown as a button. */
export function buttonLink({ tokens }: Tokens.Paragraph): Tokens.Link | undefined {
  const only = (tokens: Token[] | undefined, type: string) =>
    tokens?.length === 1 && tokens[0]!.type === type ? tokens[0] : undefined;
  const strong = only(tokens, 'strong') as Tokens.Strong | undefined;
  return only(strong?.tokens, 'link') as Tokens.Link | undefined;
}
