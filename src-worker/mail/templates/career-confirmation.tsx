import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { optionLabel, texts } from '../../texts.ts';
import { greetedName } from '../greeted-name.ts';
import { Fields, Paragraph, Title } from './elements.tsx';
import { Frame } from './frame.tsx';

export function CareerConfirmation({ submission, siteUrl }: { submission: Submission; siteUrl: string }) {
  const { locale, company, additional_data: asked } = submission;
  const { mail } = texts[locale];
  const text = mail.careerConfirmation;
  return (
    <Frame locale={locale} siteUrl={siteUrl} preheader={text.preheader}>
      <Title>{text.title}</Title>
      <Paragraph>{mail.greeting(greetedName(submission))}</Paragraph>
      <Paragraph>{text.lead}</Paragraph>
      <Fields
        rows={[
          [mail.fields.position, asked.position && optionLabel(texts[locale], 'career', 'position', asked.position)],
          [mail.fields.currentCompany, company],
        ]}
      />
      <Paragraph>{text.next}</Paragraph>
      <Paragraph>{text.reply}</Paragraph>
      <Paragraph>{mail.signature}</Paragraph>
    </Frame>
  );
}
