import { mail } from '../../../src-shared/content/en/mail.ts';
import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { longDate } from '../dates.ts';
import { Frame } from './frame.tsx';
import { Fields, Paragraph, Title } from './parts.tsx';

export function DemoConfirmation({ submission, siteUrl }: { submission: Submission; siteUrl: string }) {
  const { first_name, company, additional_data: asked } = submission;
  const words = mail.demoConfirmation;
  return (
    <Frame siteUrl={siteUrl} preview={words.preview}>
      <Title>{words.title}</Title>
      <Paragraph>{mail.greeting(first_name ?? '')}</Paragraph>
      <Paragraph>{words.lead}</Paragraph>
      <Fields
        rows={[
          [mail.fields.preferredDate, asked.preferredDate && longDate(asked.preferredDate)],
          [mail.fields.preferredTime, asked.preferredTime && words.gulfTime(asked.preferredTime)],
          [mail.fields.company, company],
          [mail.fields.useCase, asked.useCase],
        ]}
      />
      <Paragraph>{words.next}</Paragraph>
      <Paragraph>{words.reply}</Paragraph>
      <Paragraph>{mail.signature}</Paragraph>
    </Frame>
  );
}
