import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { mailedName } from '../../../src-shared/mailed-text.ts';
import { optionLabel, texts } from '../../texts.ts';
import { companyRow } from './company-row.ts';
import { Fields, Paragraph, Title } from './elements.tsx';
import { Frame } from './frame.tsx';

export function CareerConfirmation({ submission, siteUrl }: { submission: Submission; siteUrl: string }) {
  const { locale, additional_data: asked } = submission;
  const { mail } = texts[locale];
  const text = mail.careerConfirmation;
  return (
    <Frame locale={locale} siteUrl={siteUrl} preheader={text.preheader}>
      <Title>{text.title}</Title>
      <Paragraph>{mail.greeting(mailedName(submission, locale))}</Paragraph>
      <Paragraph>{text.lead}</Paragraph>
      <Fields
        rows={[
          [mail.fields.position, asked.position && optionLabel(texts[locale], 'career', 'position', asked.position)],
          [mail.fields.currentCompany, companyRow(submission)],
        ]}
      />
      <Paragraph>{text.next}</Paragraph>
      <Paragraph>{text.reply}</Paragraph>
      <Paragraph>{mail.signature}</Paragraph>
    </Frame>
  );
}
