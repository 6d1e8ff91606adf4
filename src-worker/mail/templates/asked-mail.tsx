import type { AskedMailText } from '../../../src-shared/content/types/mail.ts';
import type { Locale } from '../../../src-shared/locales.ts';
import { texts } from '../../texts.ts';
import { Action, Paragraph, Title } from './elements.tsx';
import { Frame } from './frame.tsx';

interface Props {
  locale: Locale;
  text: AskedMailText;
  link: string;
  siteUrl: string;
}

/** A mail with a link that only the owner of the address should have. */
export function AskedMail({ locale, text, link, siteUrl }: Props) {
  return (
    <Frame locale={locale} siteUrl={siteUrl} preheader={text.preheader}>
      <Title>{text.title}</Title>
      <Paragraph>{text.lead}</Paragraph>
      <Action href={link}>{text.button}</Action>
      {text.expires && <Paragraph>{text.expires}</Paragraph>}
      <Paragraph>{text.ignore}</Paragraph>
      <Paragraph>{texts[locale].mail.signature}</Paragraph>
    </Frame>
  );
}
