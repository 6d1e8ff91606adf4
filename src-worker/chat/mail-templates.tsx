import { staffMail } from '../../src-shared/content/en/staff-mail.ts';
import { chatQuestionsPath } from '../../src-shared/paths.ts';
import { Action, Layout, Paragraph, Title } from '../mail/layout.tsx';

const number = new Intl.NumberFormat('en');

export function ChatCapNotification({ tokens, siteUrl }: { tokens: number; siteUrl: string }) {
  const { title, lead, effect, setting, open } = staffMail.chatCap;
  const said = lead(number.format(tokens));
  return (
    <Layout locale="en" siteUrl={siteUrl} preheader={said}>
      <Title>{title}</Title>
      <Paragraph>{said}</Paragraph>
      <Paragraph>{effect}</Paragraph>
      <Paragraph>{setting}</Paragraph>
      <Action href={siteUrl + chatQuestionsPath}>{open}</Action>
    </Layout>
  );
}
