import { mail } from '../../../src-shared/content/en/mail.ts';
import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { Frame } from './frame.tsx';
import { Fields, Paragraph, Title } from './parts.tsx';

export function PartnershipConfirmation({ submission, siteUrl }: { submission: Submission; siteUrl: string }) {
  const words = mail.partnershipConfirmation;
  return (
    <Frame siteUrl={siteUrl} preview={words.preview}>
      <Title>{words.title}</Title>
      <Paragraph>{mail.greeting(submission.first_name ?? '')}</Paragraph>
      <Paragraph>{words.lead}</Paragraph>
      <Fields
        rows={[
          [mail.fields.company, submission.company],
          [mail.fields.partnershipType, submission.additional_data.partnershipType],
        ]}
      />
      <Paragraph>{words.next}</Paragraph>
      <Paragraph>{words.reply}</Paragraph>
      <Paragraph>{mail.signature}</Paragraph>
    </Frame>
  );
}
