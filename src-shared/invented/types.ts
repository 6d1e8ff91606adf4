import type {
  companySizes,
  companyTypes,
  experienceRanges,
  investmentAmounts,
  partnershipTypes,
  positions,
  useCases,
} from '#shared/forms/options.ts';
import type { Locale } from '#shared/locales.ts';

/** Hours count from the submission, or from the end of the demo. A reply without a text is one of the templates. */
export type Turn = ({ afterHours: number } | { afterDemoHours: number }) &
  (
    | { by: 'visitor'; text: string; automatic?: true }
    | { by: 'staff'; text: string; subject: string }
    | { by: 'staff'; template: 'call' | 'information' | 'later' }
    | { by: 'note'; text: string }
  );

/** `day` counts from today, so -3 is three days ago; `at` is a time in Dubai. */
export interface Contact {
  day: number;
  at: string;
  locale?: Locale;
  first: string;
  last: string;
  email: string;
  company?: string;
  phone?: string;
  country: string;
  source?: Source;
  talk?: Turn[];
  /** The status after the conversation. */
  ends?: 'completed' | 'spam' | 'snoozed';
  bounces?: true;
  /** A promise of staff, due so many days after today. */
  nextStep?: { text: string; inDays: number };
}

export type Source = 'google' | 'linkedin' | 'newsletter' | 'ai-week' | 'agents-guide' | 'chatgpt' | 'whatsapp';

export interface DemoRequest extends Contact {
  company: string;
  size?: (typeof companySizes)[number];
  useCase: (typeof useCases)[number];
  notes?: string;
  timezone?: string;
  /** The question to Joe before the demo was booked in the chat. */
  asked?: { question: string; answer: string; page: string };
  /** Days from the request to the booked slot; without them, date and time are a preference. */
  bookDaysAhead?: number;
  outcome?: 'held' | 'missed' | 'cancelled' | 'moved';
  /** The visitor asked for messages on WhatsApp; how far they came. */
  onWhatsapp?: 'read' | 'failed';
}

export interface PartnershipInquiry extends Contact {
  company: string;
  companyType?: (typeof companyTypes)[number];
  type: (typeof partnershipTypes)[number];
  amount?: (typeof investmentAmounts)[number];
  message: string;
  /** The sender also asked for the investment deck. */
  wantsDeck?: true;
}

export interface Application extends Contact {
  position: (typeof positions)[number];
  experience: (typeof experienceRanges)[number];
  letter: string;
  portfolio?: string;
  /** Lines of the CV; without them no file is sent. */
  cv?: string[];
  stage: 'new' | 'screening' | 'interview' | 'offer' | 'hired' | 'declined';
}
