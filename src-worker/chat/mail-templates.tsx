import type { ModelFault } from '#shared/contracts/chat-questions.ts';
import { chatQuestionsPath } from '#shared/paths.ts';
import { staffMail } from '#shared/staff-texts/mails-to-staff.ts';
import { Action, Layout, Paragraph, Title } from '../mail/layout.tsx';

const number = new Intl.NumberFormat('en');

export function ChatCapNotification({ tokens, siteUrl }: { tokens: number; siteUrl: string }) {
  const { title, lead, effect, setting, open } = staffMail.chatCap;
  const sentence = lead(number.format(tokens));
  return (
    <Layout locale="en" siteUrl={siteUrl} preheader={sentence}>
      <Title>{title}</Title>
      <Paragraph>{sentence}</Paragraph>
      <Paragraph>{effect}</Paragraph>
      <Paragraph>{setting}</Paragraph>
      <Action href={siteUrl + chatQuestionsPath}>{open}</Action>
    </Layout>
  );
}

interface ChatModelNotificationProps {
  fault: ModelFault;
  model: string;
  siteUrl: string;
}

export function ChatModelNotification({ fault, model, siteUrl }: ChatModelNotificationProps) {
  const { title, faults, open } = staffMail.chatModel;
  const sentence = faults[fault](model);
  return (
    <Layout locale="en" siteUrl={siteUrl} preheader={sentence}>
      <Title>{title}</Title>
      <Paragraph>{sentence}</Paragraph>
      <Action href={siteUrl + chatQuestionsPath}>{open}</Action>
    </Layout>
  );
}
