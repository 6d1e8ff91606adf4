import { mail } from '../../../src-shared/content/en/mail.ts';
import { Action, Bullets, Paragraph, Title } from './elements.tsx';
import { Frame } from './frame.tsx';

export type SubscriberMailKind = keyof typeof mail.subscriberMails;

interface Props {
  kind: SubscriberMailKind;
  siteUrl: string;
  unsubscribeUrl?: string | undefined;
}

/** The welcome, the follow-ups, the welcome back and the goodbye. */
export function SubscriberMail({ kind, siteUrl, unsubscribeUrl }: Props) {
  const { preheader, title, paragraphs, bullets, button } = mail.subscriberMails[kind];
  return (
    <Frame siteUrl={siteUrl} preheader={preheader} unsubscribeUrl={unsubscribeUrl}>
      <Title>{title}</Title>
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      <Bullets items={bullets} />
      <Action href={`${siteUrl}${button.path}`}>{button.label}</Action>
      <Paragraph>{mail.signature}</Paragraph>
    </Frame>
  );
}
