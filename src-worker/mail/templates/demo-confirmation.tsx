import { mail } from '../../../src-shared/content/en/mail.ts';
import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { formatDate } from '../dates.ts';
import { Fields, Paragraph, Title } from './elements.tsx';
import { Frame } from './frame.tsx';

export function DemoConfirmation({ submission, siteUrl }: { submission: Submission; siteUrl: string }) {
  const { first_name, company, additional_data: asked } = submission;
  const text = mail.demoConfirmation;
  return (
    <Frame siteUrl={siteUrl} preheader={text.preheader}>
      <Title>{text.title}</Title>
      <Paragraph>{mail.greeting(first_name ?? '')}</Paragraph>
      <Paragraph>{text.lead}</Paragraph>
      <Fields
        rows={[
          [mail.fields.preferredDate, asked.preferredDate && formatDate(asked.preferredDate)],
          [mail.fields.preferredTime, asked.preferredTime && text.inGulfTime(asked.preferredTime)],
          [mail.fields.company, company],
          [mail.fields.useCase, asked.useCase],
        ]}
      />
      <Paragraph>{text.next}</Paragraph>
      <Paragraph>{text.reply}</Paragraph>
      <Paragraph>{mail.signature}</Paragraph>
    </Frame>
  );
}
