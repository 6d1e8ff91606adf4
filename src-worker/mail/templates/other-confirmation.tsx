import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { mailedName } from '../../../src-shared/mailed-text.ts';
import { texts } from '../../texts.ts';
import { answerTime, nextTimeText } from '../answer-time.ts';
import { Paragraph, Title } from './elements.tsx';
import { Frame } from './frame.tsx';

interface Props {
  submission: Submission;
  /** From when on the office answers, an ISO time. */
  nextTime?: string | undefined;
  siteUrl: string;
}

/** To a visitor of the chat who left an address. */
export function OtherConfirmation({ submission, nextTime, siteUrl }: Props) {
  const { locale } = submission;
  const { mail } = texts[locale];
  const text = mail.otherConfirmation;
  const when = nextTime ? nextTimeText(nextTime, submission.submitted_at, locale) : answerTime(undefined, locale);
  return (
    <Frame locale={locale} siteUrl={siteUrl} preheader={text.preheader(when)}>
      <Title>{text.title}</Title>
      <Paragraph>{mail.greeting(mailedName(submission, locale))}</Paragraph>
      <Paragraph>{text.lead}</Paragraph>
      <Paragraph>{text.next(when)}</Paragraph>
      <Paragraph>{text.reply}</Paragraph>
      <Paragraph>{mail.signature}</Paragraph>
    </Frame>
  );
}
