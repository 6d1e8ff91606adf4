import { brand } from '#shared/brand.ts';
import { direction, type Locale } from '#shared/locales.ts';
import { withoutLinks } from '#shared/mail/mailed-text.ts';
import { textOf } from '#shared/markdown/text-of.ts';
import { inlineTokens } from '#shared/markdown/tokens.ts';
import { dominantLocale } from '#shared/text/dominant-locale.ts';
import { texts } from '../http/texts.ts';
import { Layout, Paragraph, Title } from '../mail/layout.tsx';
import type { CopiedMessage } from './handover/conversation-copy.ts';

interface ConversationCopyProps {
  messages: CopiedMessage[];
  locale: Locale;
  siteUrl: string;
}

/** Joe may repeat what a visitor wrote, so its lines carry no links either. */
export function ConversationCopy({ messages, locale, siteUrl }: ConversationCopyProps) {
  const { title, lead, reply, withheld } = texts[locale].mail.conversationCopy;
  return (
    <Layout locale={locale} siteUrl={siteUrl} preheader={lead}>
      <Title>{title}</Title>
      <Paragraph>{lead}</Paragraph>
      {messages.map((one) => {
        const language = dominantLocale(one.message, locale);
        return (
          <div key={one.id} dir={direction[language]} lang={language}>
            <Paragraph>
              <strong>{senderOf(one, locale)}</strong>
            </Paragraph>
            {linesOf(one).map((line, index) => (
              <Paragraph key={index}>{withoutLinks(line, withheld)}</Paragraph>
            ))}
          </div>
        );
      })}
      <Paragraph>{reply}</Paragraph>
      <Paragraph>{texts[locale].mail.signature}</Paragraph>
    </Layout>
  );
}

function senderOf({ isBot, metadata }: CopiedMessage, locale: Locale): string {
  const { joe, visitor } = texts[locale].mail.conversationCopy;
  if (metadata.author) return metadata.name ?? brand.name;
  if (metadata.notice) return brand.name;
  return isBot ? joe : visitor;
}

function linesOf({ message, isBot }: CopiedMessage): string[] {
  const text = isBot ? textOf(inlineTokens(message)) : message;
  return text.split('\n').filter((line) => line.trim() !== '');
}
