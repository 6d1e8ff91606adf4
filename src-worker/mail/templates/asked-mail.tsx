import { mail } from '../../../src-shared/content/en/mail.ts';
import { Action, Paragraph, Title } from './elements.tsx';
import { Frame } from './frame.tsx';

interface Props {
  text: { preheader: string; title: string; lead: string; button: string; expires?: string; ignore: string };
  link: string;
  siteUrl: string;
}

/** A mail with a link that only the owner of the address should have. */
export function AskedMail({ text, link, siteUrl }: Props) {
  return (
    <Frame siteUrl={siteUrl} preheader={text.preheader}>
      <Title>{text.title}</Title>
      <Paragraph>{text.lead}</Paragraph>
      <Action href={link}>{text.button}</Action>
      {text.expires && <Paragraph>{text.expires}</Paragraph>}
      <Paragraph>{text.ignore}</Paragraph>
      <Paragraph>{mail.signature}</Paragraph>
    </Frame>
  );
}
