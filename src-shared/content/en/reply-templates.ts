import { brand } from '../../brand.ts';
import type { TemplateId } from '../../inbox/reply-templates.ts';
import { commitments } from './commitments.ts';

/** Texts are in the template's language. */
export interface TemplateValues {
  firstName: string;
  /** Null unless the form is an application. */
  position: string | null;
  /** A day such as “Monday, 2 March”. */
  nextWorkingDay: string;
}

interface ReplyTemplate {
  subject(values: TemplateValues): string;
  text(values: TemplateValues): string;
}

export type ReplyTemplates = Record<TemplateId, ReplyTemplate>;

/** Staff read and change a template before they send it, except one that declines many applications together. */
export const replyTemplates: ReplyTemplates = {
  call: {
    subject: () => 'A call about your request',
    text: ({ firstName, nextWorkingDay }) =>
      letter(
        firstName,
        'Thank you for getting in touch. We have read your request and would like to understand it better before we suggest anything.',
        `Would a call of about half an hour on ${nextWorkingDay} suit you? If another day is better, just reply with two or three times that work for you.`,
      ),
  },
  information: {
    subject: () => 'A few questions about your request',
    text: ({ firstName }) =>
      letter(
        firstName,
        'Thank you for your interest. To give you a useful reply, could you tell us:',
        '- What would you like to achieve, and by when?\n- Who is involved on your side?\n- Is there anything we should read or see beforehand?',
        'A few lines in reply to this email are enough.',
      ),
  },
  later: {
    subject: ({ position }) => (position ? 'Your application is with us' : 'Your request is with us'),
    text: ({ firstName, position, nextWorkingDay }) =>
      letter(
        firstName,
        `Thank you for waiting. We are still looking into ${position ? application(position) : 'your request'} and want to give you a proper answer.`,
        `We plan to write to you on ${nextWorkingDay}. If something cannot wait until then, just reply to this email.`,
      ),
  },
  screening: {
    subject: ({ position }) => applicationSubject(position),
    text: ({ firstName, position }) =>
      letter(
        firstName,
        `Thank you for ${application(position)}. We have read it with interest and would like to know more about you. Please tell us in a few lines:`,
        '- which piece of work you are proud of, and what your part in it was\n- when you could start, and your notice period if you have one\n- where you live at the moment, and whether you could work in Dubai',
        'Links to your work are welcome. Just reply to this email.',
      ),
  },
  interview: {
    subject: () => `An interview at ${brand.name}`,
    text: ({ firstName, position, nextWorkingDay }) =>
      letter(
        firstName,
        `Thank you for ${application(position)}. We would like to meet you for an interview of ${commitments.interview}, by video or in our office in ${brand.city}.`,
        `Please reply with two or three times that suit you, from ${nextWorkingDay} on.`,
        'We will talk about your work and ours, and there will be time for your questions.',
      ),
  },
  offer: {
    subject: () => 'Good news about your application',
    text: ({ firstName, position, nextWorkingDay }) =>
      letter(
        firstName,
        `We enjoyed meeting you and would like you to join us${position ? ` as ${position}` : ''}.`,
        `Before we put anything in writing, we would like to talk it through with you: your start date, the contract, and any questions you still have. May we call you on ${nextWorkingDay}?`,
        'This email is not a contract yet. The terms will be those of the written offer.',
      ),
  },
  hired: {
    subject: () => `Welcome to ${brand.name}`,
    text: ({ firstName, position }) =>
      letter(
        firstName,
        `Welcome! We are very glad that you are joining us${position ? ` as ${position}` : ''}.`,
        'We will be in touch about your first day and the paperwork it needs. Until then, ask us anything: just reply to this email.',
      ),
  },
  declined: {
    subject: () => `Your application at ${brand.name}`,
    text: ({ firstName, position }) =>
      letter(
        firstName,
        `Thank you for ${application(position)}, and for the time you put into it.`,
        'We have decided to continue with other applicants, so we cannot offer you this position. We know this isn’t the news you hoped for. Our decision concerns this one position and is not a judgement of your abilities.',
        'We wish you every success in your search.',
      ),
  },
};

/** @returns Markdown */
function letter(firstName: string, ...paragraphs: string[]): string {
  const greeting = firstName ? `Hello ${firstName},` : 'Hello,';
  return [greeting, ...paragraphs, `Kind regards,\nThe ${brand.name} team`].join('\n\n');
}

function application(position: string | null): string {
  return position ? `your application for the position of ${position}` : 'your application';
}

function applicationSubject(position: string | null): string {
  return position ? `Your application: ${position}` : `Your application at ${brand.name}`;
}
