import Markdown, { RuleType } from 'markdown-to-jsx/react';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { useStyles } from './mail-locale.ts';

interface Props {
  children: string;
  /** Whether a line break stays one, as in a letter that somebody types. */
  keepsLines?: boolean;
  /** The address that a link leads to, when it is not its own. */
  linkOf?: ((href: string) => string) | undefined;
}

/** Markdown without raw HTML and images; links only to http, https, mailto and tel. */
export function MarkdownText({ children, keepsLines = false, linkOf }: Props) {
  const styles = useStyles();
  return (
    <Markdown
      options={{
        disableParsingRawHTML: true,
        forceBlock: true,
        wrapper: 'div',
        sanitizer: (value) => (isSafeLink(value) ? (linkOf?.(value) ?? value) : null),
        renderRule: (next, node, _, state) => {
          if (node.type === RuleType.image) return node.alt;
          return keepsLines && node.type === RuleType.text ? <Lines key={state.key} text={node.text} /> : next();
        },
        overrides: {
          h1: { component: 'h2', props: { style: styles.subtitle } },
          h2: { props: { style: styles.subtitle } },
          h3: { props: { style: styles.subtitle } },
          p: { props: { style: styles.text } },
          ul: { props: { style: styles.list } },
          ol: { props: { style: styles.list } },
          li: { props: { style: styles.bullet } },
          blockquote: { props: { style: styles.quote } },
          em: { props: { style: styles.emphasis } },
          code: { props: { style: styles.code } },
          a: SafeLink,
        },
      }}
    >
      {children}
    </Markdown>
  );
}

function Lines({ text }: { text: string }): ReactNode {
  return text.split('\n').map((line, i) => (
    <Fragment key={i}>
      {i > 0 && <br />}
      {line}
    </Fragment>
  ));
}

function SafeLink({ href, title, children }: ComponentProps<'a'>) {
  if (!href || !isSafeLink(href)) return children;
  return (
    <a href={href} title={title} className="accent" style={useStyles().link}>
      {children}
    </a>
  );
}

function isSafeLink(href: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(href.trim());
}
