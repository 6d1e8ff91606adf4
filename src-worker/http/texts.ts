import { bookingView as arBookingView } from '#shared/content/ar/booking-view.ts';
import { deckView as arDeckView } from '#shared/content/ar/deck.ts';
import { careerForm as arCareerForm } from '#shared/content/ar/forms/career.ts';
import { problems as arProblems } from '#shared/content/ar/forms/common.ts';
import { deckForm as arDeckForm } from '#shared/content/ar/forms/deck.ts';
import { demoForm as arDemoForm } from '#shared/content/ar/forms/demo.ts';
import { linkMessage as arLinkMessage, myDataForm as arMyDataForm } from '#shared/content/ar/forms/my-data.ts';
import { newsletterForm as arNewsletterForm } from '#shared/content/ar/forms/newsletter.ts';
import { otherForm as arOtherForm } from '#shared/content/ar/forms/other.ts';
import { partnershipForm as arPartnershipForm } from '#shared/content/ar/forms/partnership.ts';
import { gulfCalendar as arGulfCalendar } from '#shared/content/ar/gulf-calendar.ts';
import { handover as arHandover } from '#shared/content/ar/handover.ts';
import { interview as arInterview } from '#shared/content/ar/interview.ts';
import { keepView as arKeepView } from '#shared/content/ar/keep.ts';
import { mail as arMail } from '#shared/content/ar/mail.ts';
import * as arMessages from '#shared/content/ar/messages.ts';
import { myDataView as arMyDataView } from '#shared/content/ar/my-data-view.ts';
import { newsletterMessages as arNewsletterMessages } from '#shared/content/ar/newsletter-messages.ts';
import { positions as arPositions } from '#shared/content/ar/positions.ts';
import { slotPicker as arSlotPicker } from '#shared/content/ar/slot-picker.ts';
import type { BookingViewContent } from '#shared/content/en/booking-view.ts';
import { bookingView as enBookingView } from '#shared/content/en/booking-view.ts';
import type { DeckViewContent } from '#shared/content/en/deck.ts';
import { deckView as enDeckView } from '#shared/content/en/deck.ts';
import { careerForm as enCareerForm } from '#shared/content/en/forms/career.ts';
import { problems as enProblems } from '#shared/content/en/forms/common.ts';
import type { DeckFormContent } from '#shared/content/en/forms/deck.ts';
import { deckForm as enDeckForm } from '#shared/content/en/forms/deck.ts';
import { demoForm as enDemoForm } from '#shared/content/en/forms/demo.ts';
import type { MyDataFormContent } from '#shared/content/en/forms/my-data.ts';
import { linkMessage as enLinkMessage, myDataForm as enMyDataForm } from '#shared/content/en/forms/my-data.ts';
import type { NewsletterFormContent } from '#shared/content/en/forms/newsletter.ts';
import { newsletterForm as enNewsletterForm } from '#shared/content/en/forms/newsletter.ts';
import { otherForm as enOtherForm } from '#shared/content/en/forms/other.ts';
import { partnershipForm as enPartnershipForm } from '#shared/content/en/forms/partnership.ts';
import type { GulfCalendarContent } from '#shared/content/en/gulf-calendar.ts';
import { gulfCalendar as enGulfCalendar } from '#shared/content/en/gulf-calendar.ts';
import type { HandoverContent } from '#shared/content/en/handover.ts';
import { handover as enHandover } from '#shared/content/en/handover.ts';
import type { InterviewContent } from '#shared/content/en/interview.ts';
import { interview as enInterview } from '#shared/content/en/interview.ts';
import { keepView as enKeepView, type KeepViewContent } from '#shared/content/en/keep.ts';
import { mail as enMail } from '#shared/content/en/mail.ts';
import type { FieldMessages, ProblemDetails, ProblemMessages } from '#shared/content/en/messages.ts';
import * as enMessages from '#shared/content/en/messages.ts';
import type { MyDataViewContent } from '#shared/content/en/my-data-view.ts';
import { myDataView as enMyDataView } from '#shared/content/en/my-data-view.ts';
import type { NewsletterMessages } from '#shared/content/en/newsletter-messages.ts';
import { newsletterMessages as enNewsletterMessages } from '#shared/content/en/newsletter-messages.ts';
import { positions as enPositions, type PositionsContent } from '#shared/content/en/positions.ts';
import { slotPicker as enSlotPicker, type SlotPickerContent } from '#shared/content/en/slot-picker.ts';
import type { FormContent, FormProblems } from '#shared/content/types/forms.ts';
import type { MailContent } from '#shared/content/types/mail.ts';
import type { SubmissionType } from '#shared/forms/options.ts';
import type { Locale } from '#shared/locales.ts';

export interface WorkerTexts {
  locale: Locale;
  problemMessages: ProblemMessages;
  problemDetails: ProblemDetails;
  fieldMessages: FieldMessages;
  newsletterMessages: NewsletterMessages;
  forms: Record<SubmissionType, FormContent>;
  formProblems: FormProblems;
  newsletterForm: NewsletterFormContent;
  mail: MailContent;
  myDataForm: MyDataFormContent;
  linkMessage: string;
  myDataView: MyDataViewContent;
  bookingView: BookingViewContent;
  interview: InterviewContent;
  slotPicker: SlotPickerContent;
  gulfCalendar: GulfCalendarContent;
  positions: PositionsContent;
  handover: HandoverContent;
  deckForm: DeckFormContent;
  deckView: DeckViewContent;
  keepView: KeepViewContent;
}

export const texts: Record<Locale, WorkerTexts> = {
  en: {
    locale: 'en',
    ...enMessages,
    newsletterMessages: enNewsletterMessages,
    forms: { demo: enDemoForm, partnership: enPartnershipForm, career: enCareerForm, other: enOtherForm },
    formProblems: enProblems,
    newsletterForm: enNewsletterForm,
    mail: enMail,
    myDataForm: enMyDataForm,
    linkMessage: enLinkMessage,
    myDataView: enMyDataView,
    bookingView: enBookingView,
    interview: enInterview,
    slotPicker: enSlotPicker,
    gulfCalendar: enGulfCalendar,
    positions: enPositions,
    handover: enHandover,
    deckForm: enDeckForm,
    deckView: enDeckView,
    keepView: enKeepView,
  },
  ar: {
    locale: 'ar',
    ...arMessages,
    newsletterMessages: arNewsletterMessages,
    forms: { demo: arDemoForm, partnership: arPartnershipForm, career: arCareerForm, other: arOtherForm },
    formProblems: arProblems,
    newsletterForm: arNewsletterForm,
    mail: arMail,
    myDataForm: arMyDataForm,
    linkMessage: arLinkMessage,
    myDataView: arMyDataView,
    bookingView: arBookingView,
    interview: arInterview,
    slotPicker: arSlotPicker,
    gulfCalendar: arGulfCalendar,
    positions: arPositions,
    handover: arHandover,
    deckForm: arDeckForm,
    deckView: arDeckView,
    keepView: arKeepView,
  },
};

export function optionLabel({ forms }: WorkerTexts, form: SubmissionType, field: string, value: string): string {
  return forms[form].fields[field]?.options?.[value] ?? value;
}
