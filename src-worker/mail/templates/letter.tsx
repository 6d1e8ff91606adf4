import { mail } from '../../../src-shared/content/en/mail.ts';
import { Frame } from './frame.tsx';
import { Action, Bullets, Paragraph, Title } from './parts.tsx';

export type LetterKind = keyof typeof mail.letters;

interface Props {
  kind: LetterKind;
  siteUrl: string;
  unsubscribeUrl?: string | undefined;
}

/** A mail of ours to a subscriber: the welcome and its series, welcome back, goodbye. */
export function Letter({ kind, siteUrl, unsubscribeUrl }: Props) {
  const { preview, title, paragraphs, bullets, button } = mail.letters[kind];
  return (
    <Frame siteUrl={siteUrl} preview={preview} unsubscribeUrl={unsubscribeUrl}>
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
