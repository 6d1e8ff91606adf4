import { Lexer, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

/** A text of staff as its reader sees it. HTML stays text, and an image is its description. */
export function MarkdownView({ children, className }: { children: string; className?: string }) {
  return (
    <div dir="auto" className={classNames('grid gap-0.75 wrap-anywhere', className)}>
      {nodesOf(Lexer.lex(children, { gfm: true, breaks: true }))}
    </div>
  );
}

function nodesOf(tokens: Token[] | undefined): ReactNode {
  return tokens?.map((token, index) => <Fragment key={index}>{nodeOf(token)}</Fragment>);
}

function nodeOf(token: Token): ReactNode {
  const inner = 'tokens' in token && token.tokens ? nodesOf(token.tokens) : 'text' in token ? token.text : token.raw;
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return <p className="font-semibold">{inner}</p>;
    case 'paragraph':
      return <p>{inner}</p>;
    case 'blockquote':
      return <blockquote className="border-s-2 border-line ps-1 text-ink-soft">{inner}</blockquote>;
    case 'list': {
      const { ordered, start, items } = token as Tokens.List;
      const rows = items.map((item, index) => <li key={index}>{nodesOf(item.tokens)}</li>);
      return ordered ? (
        <ol start={Number(start) || 1} className="list-decimal ps-2.5">
          {rows}
        </ol>
      ) : (
        <ul className="list-disc ps-2.5">{rows}</ul>
      );
    }
    case 'code':
      return (
        <pre dir="ltr" className="overflow-x-auto text-xs">
          {token.text}
        </pre>
      );
    case 'codespan':
      return <code dir="ltr">{token.text}</code>;
    case 'hr':
      return <hr className="border-line" />;
    case 'strong':
      return <strong className="font-semibold">{inner}</strong>;
    case 'em':
      return <em>{inner}</em>;
    case 'del':
      return <del>{inner}</del>;
    case 'br':
      return <br />;
    case 'link':
      return /^https?:\/\//i.test(token.href) ? (
        <a
          href={token.href}
          target="_blank"
          rel="noopener noreferrer"
          className="text-accent underline underline-offset-4"
        >
          {inner}
        </a>
      ) : (
        inner
      );
    default:
      return inner;
  }
}
