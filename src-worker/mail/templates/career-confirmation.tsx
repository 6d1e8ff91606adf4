import { mail } from '../../../src-shared/content/en/mail.ts';
import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { Fields, Paragraph, Title } from './elements.tsx';
import { Frame } from './frame.tsx';

export function CareerConfirmation({ submission, siteUrl }: { submission: Submission; siteUrl: string }) {
  const text = mail.careerConfirmation;
  return (
    <Frame siteUrl={siteUrl} preheader={text.preheader}>
      <Title>{text.title}</Title>
      <Paragraph>{mail.greeting(submission.first_name ?? '')}</Paragraph>
      <Paragraph>{text.lead}</Paragraph>
      <Fields
        rows={[
          [mail.fields.position, submission.additional_data.position],
          [mail.fields.currentCompany, submission.company],
        ]}
      />
      <Paragraph>{text.next}</Paragraph>
      <Paragraph>{text.reply}</Paragraph>
      <Paragraph>{mail.signature}</Paragraph>
    </Frame>
  );
}
