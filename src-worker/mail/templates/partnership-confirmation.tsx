import { mail } from '../../../src-shared/content/en/mail.ts';
import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { Fields, Paragraph, Title } from './elements.tsx';
import { Frame } from './frame.tsx';

export function PartnershipConfirmation({ submission, siteUrl }: { submission: Submission; siteUrl: string }) {
  const text = mail.partnershipConfirmation;
  return (
    <Frame siteUrl={siteUrl} preheader={text.preheader}>
      <Title>{text.title}</Title>
      <Paragraph>{mail.greeting(submission.first_name ?? '')}</Paragraph>
      <Paragraph>{text.lead}</Paragraph>
      <Fields
        rows={[
          [mail.fields.company, submission.company],
          [mail.fields.partnershipType, submission.additional_data.partnershipType],
        ]}
      />
      <Paragraph>{text.next}</Paragraph>
      <Paragraph>{text.reply}</Paragraph>
      <Paragraph>{mail.signature}</Paragraph>
    </Frame>
  );
}
