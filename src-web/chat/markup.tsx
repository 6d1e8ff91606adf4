import Markdown, { type MarkdownToJSX, RuleType } from 'markdown-to-jsx/react';

const safeProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** A link's whole address, if it may be followed: a model's words decide where it leads. */
function safeAddress(target: string | null): string | undefined {
  if (target === null || !URL.canParse(target)) return undefined;
  const url = new URL(target);
  return safeProtocols.has(url.protocol) ? url.href : undefined;
}

const renderRule: MarkdownToJSX.Options['renderRule'] = (next, node, renderChildren, state) => {
  switch (node.type) {
    case RuleType.text:
    case RuleType.breakLine:
    case RuleType.codeInline:
      return next();
    case RuleType.paragraph:
      return renderChildren(node.children, state);
    case RuleType.textFormatted:
      return node.tag === 'strong' || node.tag === 'em' ? next() : renderChildren(node.children, state);
    case RuleType.link: {
      const address = safeAddress(node.target);
      const words = renderChildren(node.children, state);
      if (!address) return words;
      return (
        <a key={state.key} href={address} target="_blank" rel="noopener noreferrer">
          {words}
        </a>
      );
    }
    case RuleType.image:
      return node.alt;
    default:
      return null;
  }
};

const options: MarkdownToJSX.Options = { forceInline: true, disableParsingRawHTML: true, wrapper: null, renderRule };

/**
 * Joe's markup: bold, italic, code, links in a new tab and line breaks; all else is shown as the text it is.
 * The text is a model's, so nothing in it can run, load or restyle anything. Line breaks need `white-space: pre-line`.
 */
export function Markup({ text }: { text: string }) {
  return <Markdown options={options}>{text}</Markdown>;
}
