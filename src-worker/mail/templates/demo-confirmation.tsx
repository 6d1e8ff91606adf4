import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { formatDate } from '../../../src-shared/format-date.ts';
import { mailedName } from '../../../src-shared/mailed-text.ts';
import { optionLabel, texts } from '../../texts.ts';
import { answerTime } from '../answer-time.ts';
import { companyRow } from './company-row.ts';
import { Fields, Paragraph, Title } from './elements.tsx';
import { Frame } from './frame.tsx';

interface Props {
  submission: Submission;
  /** `YYYY-MM-DD`. */
  answerDay?: string | undefined;
  siteUrl: string;
}

export function DemoConfirmation({ submission, answerDay, siteUrl }: Props) {
  const { locale, additional_data: asked } = submission;
  const { mail } = texts[locale];
  const text = mail.demoConfirmation;
  const when = answerTime(answerDay, locale);
  const label = (field: string, value: string) => optionLabel(texts[locale], 'demo', field, value);
  return (
    <Frame locale={locale} siteUrl={siteUrl} preheader={text.preheader(when)}>
      <Title>{text.title}</Title>
      <Paragraph>{mail.greeting(mailedName(submission, locale))}</Paragraph>
      <Paragraph>{text.lead}</Paragraph>
      <Fields
        rows={[
          [mail.fields.preferredDate, asked.preferredDate && formatDate(asked.preferredDate, locale)],
          [
            mail.fields.preferredTime,
            asked.preferredTime && text.inGulfTime(label('preferredTime', asked.preferredTime)),
          ],
          [mail.fields.company, companyRow(submission)],
          [mail.fields.useCase, asked.useCase && label('useCase', asked.useCase)],
        ]}
      />
      <Paragraph>{text.next(when)}</Paragraph>
      <Paragraph>{text.reply}</Paragraph>
      <Paragraph>{mail.signature}</Paragraph>
    </Frame>
  );
}
