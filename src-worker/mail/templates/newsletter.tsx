import Markdown, { RuleType } from 'markdown-to-jsx/react';
import type { ComponentProps } from 'react';
import type { Locale } from '../../../src-shared/locales.ts';
import { Title } from './elements.tsx';
import { Frame } from './frame.tsx';
import { useStyles } from './mail-locale.ts';
import { stylesOf } from './styles.ts';

interface Props {
  locale: Locale;
  subject: string;
  /** Markdown. */
  content: string;
  siteUrl: string;
  unsubscribeUrl?: string | undefined;
}

/** Markdown without raw HTML and images; links only to http, https, mailto and tel. */
export function Newsletter({ locale, subject, content, siteUrl, unsubscribeUrl }: Props) {
  const styles = stylesOf(locale);
  return (
    <Frame locale={locale} siteUrl={siteUrl} preheader={subject} unsubscribeUrl={unsubscribeUrl}>
      <Title>{subject}</Title>
      <Markdown
        options={{
          disableParsingRawHTML: true,
          forceBlock: true,
          wrapper: 'div',
          sanitizer: (value) => (isSafeLink(value) ? value : null),
          renderRule: (next, node) => (node.type === RuleType.image ? node.alt : next()),
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
        {content}
      </Markdown>
    </Frame>
  );
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
