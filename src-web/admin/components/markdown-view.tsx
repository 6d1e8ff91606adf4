import type { Tokens } from 'marked';
import { markdownNodes, type Renderers, textRenderers } from '#shared/markdown/nodes.tsx';
import { markdownTokens } from '#shared/markdown/tokens.ts';
import { classNames } from '../../ui/class-names.ts';

/** A text of staff as its reader sees it. */
export function MarkdownView({ children, className }: { children: string; className?: string }) {
  return (
    <div dir="auto" className={classNames('grid gap-0.75 wrap-anywhere', className)}>
      {markdownNodes(markdownTokens(children, { breaks: true }), renderers)}
    </div>
  );
}

const renderers: Renderers = {
  ...textRenderers({
    blockquote: { className: 'border-s-2 border-line ps-1 text-ink-soft' },
    list: { className: 'ps-2.5 [ol&]:list-decimal [ul&]:list-disc' },
    rule: { className: 'border-line' },
    strong: { className: 'font-semibold' },
  }),
  heading: (_, inner) => <p className="font-semibold">{inner}</p>,
  code: ({ text }: Tokens.Code) => (
    <pre dir="ltr" className="overflow-x-auto text-xs">
      {text}
    </pre>
  ),
  codespan: ({ text }: Tokens.Codespan) => <code dir="ltr">{text}</code>,
  link: ({ href }: Tokens.Link, inner) =>
    /^https?:\/\//i.test(href) ? (
      <a href={href} target="_blank" rel="noopener noreferrer" className="text-accent underline underline-offset-4">
        {inner}
      </a>
    ) : (
      inner
    ),
};
