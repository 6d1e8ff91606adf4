import Markdown, { RuleType } from 'markdown-to-jsx/react';
import type { ComponentProps } from 'react';
import { Frame } from './frame.tsx';
import { look } from './look.ts';
import { Title } from './parts.tsx';

interface Props {
  subject: string;
  /** Markdown. */
  content: string;
  siteUrl: string;
  unsubscribeUrl?: string | undefined;
}

/** A newsletter as staff wrote it, in Markdown: no HTML of its own, no picture from elsewhere, no link that could run. */
export function Newsletter({ subject, content, siteUrl, unsubscribeUrl }: Props) {
  return (
    <Frame siteUrl={siteUrl} preview={subject} unsubscribeUrl={unsubscribeUrl}>
      <Title>{subject}</Title>
      <Markdown
        options={{
          disableParsingRawHTML: true,
          forceBlock: true,
          wrapper: 'div',
          sanitizer: (value) => (isSafeLink(value) ? value : null),
          renderRule: (next, node) => (node.type === RuleType.image ? node.alt : next()),
          overrides: {
            h1: { component: 'h2', props: { style: look.subtitle } },
            h2: { props: { style: look.subtitle } },
            h3: { props: { style: look.subtitle } },
            p: { props: { style: look.text } },
            ul: { props: { style: look.list } },
            ol: { props: { style: look.list } },
            li: { props: { style: look.bullet } },
            blockquote: { props: { style: look.quote } },
            code: { props: { style: look.code } },
            a: SafeLink,
          },
        }}
      >
        {content}
      </Markdown>
    </Frame>
  );
}

function SafeLink({ href, title, children }: ComponentProps<'a'>) {
  if (!href || !isSafeLink(href)) return children;
  return (
    <a href={href} title={title} className="accent" style={look.link}>
      {children}
    </a>
  );
}

function isSafeLink(href: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(href.trim());
}
