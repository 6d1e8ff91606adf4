import type { ReactElement } from 'react';
import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import type { EmailKind } from '../../../src-shared/email-kinds.ts';
import { CareerConfirmation } from './career-confirmation.tsx';
import { DemoConfirmation } from './demo-confirmation.tsx';
import { Newsletter } from './newsletter.tsx';
import { PartnershipConfirmation } from './partnership-confirmation.tsx';
import { StaffNotification } from './staff-notification.tsx';
import { SubscriberMail } from './subscriber-mail.tsx';

interface Input {
  kind: EmailKind;
  siteUrl: string;
  submission?: Submission | null;
  newsletter?: { subject: string; content: string } | null;
  unsubscribeUrl?: string | undefined;
}

/** The filled-in template of a kind; undefined when its record is missing. */
export function templateOf({ kind, siteUrl, submission, newsletter, unsubscribeUrl }: Input): ReactElement | undefined {
  switch (kind) {
    case 'demo_confirmation':
      return submission ? <DemoConfirmation submission={submission} siteUrl={siteUrl} /> : undefined;
    case 'partnership_confirmation':
      return submission ? <PartnershipConfirmation submission={submission} siteUrl={siteUrl} /> : undefined;
    case 'career_confirmation':
      return submission ? <CareerConfirmation submission={submission} siteUrl={siteUrl} /> : undefined;
    case 'demo_notification':
    case 'partnership_notification':
    case 'career_notification':
      return submission ? <StaffNotification submission={submission} siteUrl={siteUrl} /> : undefined;
    case 'newsletter':
    case 'newsletter_update':
      return newsletter ? <Newsletter {...newsletter} siteUrl={siteUrl} unsubscribeUrl={unsubscribeUrl} /> : undefined;
    default:
      return <SubscriberMail kind={kind} siteUrl={siteUrl} unsubscribeUrl={unsubscribeUrl} />;
  }
}
