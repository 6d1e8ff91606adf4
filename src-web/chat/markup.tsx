import Markdown, { type MarkdownToJSX, RuleType } from 'markdown-to-jsx/react';
import { knownAddress } from './known-address.ts';

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
      const href = knownAddress(node.target);
      const text = renderChildren(node.children, state);
      if (!href) return text;
      return (
        <a key={state.key} href={href} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      );
    }
    case RuleType.image:
      return node.alt;
    default:
      return null;
  }
};

const options: MarkdownToJSX.Options = {
  forceInline: true,
  disableParsingRawHTML: true,
  wrapper: null,
  renderRule,
  overrides: { code: { props: { dir: 'ltr' } } },
};

/**
 * Renders only bold, italic, code, line breaks and links to known addresses. A model writes the text, so raw HTML and images are
 * not allowed. Line breaks need `white-space: pre-line`.
 */
export function Markup({ text }: { text: string }) {
  return <Markdown options={options}>{text}</Markdown>;
}
