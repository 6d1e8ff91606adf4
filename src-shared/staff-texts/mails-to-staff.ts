import { brand } from '../brand.ts';
import { commitments } from '../content/en/commitments.ts';
import type { Compared } from '../contracts/analytics.ts';
import type { Role } from '../roles.ts';
import { roleNames } from './staff.ts';

const number = (value: number) => value.toLocaleString('en');

const counted = (count: number, one: string, several = `${one}s`) => `${number(count)} ${count === 1 ? one : several}`;

const both = ({ now, before }: Compared, one: string, several?: string) =>
  `${counted(now, one, several)} (${number(before)})`;

function change({ now, before }: Compared): string {
  if (now === before) return 'the same as the week before';
  if (before === 0) return 'up from none the week before';
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  return `${percent}% ${now > before ? 'more' : 'fewer'} than the week before`;
}

const at = (company: string) => (company ? `, ${company}` : '');

export const staffMail = {
  subject: {
    demo: (who: string, company: string) => `New demo request: ${who}${at(company)}`,
    partnership: (who: string, company: string) => `New partnership inquiry: ${who}${at(company)}`,
    career: (who: string, company: string) => `New job application: ${who}${at(company)}`,
    other: (who: string, company: string) => `New chat question: ${who}${at(company)}`,
  },
  title: {
    demo: 'New demo request',
    partnership: 'New partnership inquiry',
    career: 'New job application',
    other: 'New chat question',
  },
  /** `when` is one of the confirmation's answer times. */
  deadline: {
    demo: (when: string) => `We promised to reply ${when}.`,
    partnership: (when: string) => `We promised to reply ${when}.`,
    career: () => `We promised a reply ${commitments.applicationReply} if the applicant is selected.`,
    other: (when: string) => `We promised to reply ${when}.`,
  },
  askedAgain: {
    subject: (who: string, company: string) => `Asked again in the chat: ${who}${at(company)}`,
    title: 'A visitor asked again',
    lead: 'The visitor asked the same question again, so we reopened it. See the chat for what was said since.',
  },
  chat: 'Read the chat with Joe',
  bookedDeadline:
    'The time is booked, and the visitor has been notified. The site also promises contact within 24 hours.',
  booked: 'Booked',
  host: 'Host',
  booking: {
    subject: {
      booking_confirmation: (hour: string, who: string, company: string) =>
        `Demo booked for ${hour}: ${who}${at(company)}`,
      booking_moved: (hour: string, who: string, company: string) => `Demo moved to ${hour}: ${who}${at(company)}`,
      booking_cancelled: (hour: string, who: string, company: string) =>
        `Demo on ${hour} cancelled: ${who}${at(company)}`,
      booking_left: (hour: string, who: string, company: string) =>
        `No longer your demo on ${hour}: ${who}${at(company)}`,
    },
    title: {
      booking_confirmation: 'Demo booked',
      booking_moved: 'Demo moved',
      booking_cancelled: 'Demo cancelled',
      booking_left: 'No longer your demo',
    },
    lead: {
      booking_confirmation: 'A demo has been booked. The visitor has received a calendar file.',
      booking_moved: 'A demo has moved to another time. The visitor has received a new calendar file.',
      booking_cancelled: 'A demo has been cancelled, and its time is free again.',
      booking_left: 'You no longer hold this demo. Open the attached file to remove it from your calendar.',
    },
    /** Replaces the subject and the lead when the visitor’s data is erased. */
    erased: {
      subject: 'Demo cancelled: its visitor had all data erased',
      lead: 'A demo was cancelled: its visitor had all data erased. The time is free again.',
    },
    hour: {
      booking_confirmation: 'Time',
      booking_moved: 'New time',
      booking_cancelled: 'Cancelled',
      booking_left: 'Time',
    },
    email: 'Email',
    phone: 'Phone',
    open: 'Open the booking',
    reply: 'Replies to this email go to the visitor.',
  },
  /** Replaces texts of `booking` for an interview. */
  interview: {
    subject: {
      booking_confirmation: (hour: string, who: string, company: string) =>
        `Interview proposed for ${hour}: ${who}${at(company)}`,
      booking_moved: (hour: string, who: string, company: string) => `Interview moved to ${hour}: ${who}${at(company)}`,
      booking_cancelled: (hour: string, who: string, company: string) =>
        `Interview on ${hour} cancelled: ${who}${at(company)}`,
      booking_left: (hour: string, who: string, company: string) =>
        `No longer your interview on ${hour}: ${who}${at(company)}`,
    },
    title: {
      booking_confirmation: 'Interview proposed',
      booking_moved: 'Interview moved',
      booking_cancelled: 'Interview cancelled',
      booking_left: 'No longer your interview',
    },
    lead: {
      booking_confirmation:
        'An interview has been proposed, and its time is held. The applicant can confirm it, choose another one, or cancel.',
      booking_moved: 'An interview has moved to another time. The applicant has received a new calendar file.',
      booking_cancelled: 'An interview has been cancelled, and its time is free again.',
      booking_left: 'You no longer hold this interview. Open the attached file to remove it from your calendar.',
    },
  },
  formTypes: {
    demo: 'Demo request',
    partnership: 'Partnership inquiry',
    career: 'Job application',
    other: 'Chat question',
  },
  assignment: {
    subject: {
      demo: (who: string, company: string) => `Assigned to you: the demo request from ${who}${at(company)}`,
      partnership: (who: string, company: string) =>
        `Assigned to you: the partnership inquiry from ${who}${at(company)}`,
      career: (who: string, company: string) => `Assigned to you: the job application from ${who}${at(company)}`,
      other: (who: string, company: string) => `Assigned to you: the chat question from ${who}${at(company)}`,
      several: (count: number) => `Assigned to you: ${count} submissions`,
    },
    title: 'Assigned to you',
    lead: (by: string, count: number) =>
      `${by} has assigned ${count === 1 ? 'this' : `these ${count} submissions`} to you.`,
    list: 'Open your list',
  },
  welcome: {
    subject: `Welcome to the admin area of ${brand.name}`,
    title: 'Welcome to the admin area',
    lead: (by: string) => `${by} has added you to the admin area of ${brand.name}. Sign in with this email address.`,
    roles: (roles: readonly Role[]) =>
      `Your ${roles.length === 1 ? 'role' : 'roles'}: ${roles.map((role) => roleNames[role]).join(', ')}.`,
    noRole: 'You have no role yet, so most pages are closed. An administrator can give you one.',
    open: 'Open the admin area',
    why: 'You get this email once.',
  },
  mention: {
    subject: (who: string, company: string) => `You were mentioned in a note: ${who}${at(company)}`,
    title: 'You were mentioned in a note',
    lead: (by: string) => `${by} mentioned you in a note for colleagues. Read it in the admin area.`,
  },
  received: {
    subject: {
      demo: (who: string, company: string) => `New email about a demo request: ${who}${at(company)}`,
      partnership: (who: string, company: string) => `New email about a partnership inquiry: ${who}${at(company)}`,
      career: (who: string, company: string) => `New email about a job application: ${who}${at(company)}`,
      other: (who: string, company: string) => `New email about a chat question: ${who}${at(company)}`,
    },
    title: 'New email from the visitor',
    lead: 'An email has arrived in this conversation. Read it in the admin area, and reply there too, so that everyone sees it.',
  },
  digest: {
    subject: (open: number, came = 0, replied = 0, whatsapp = 0) =>
      [
        came > 0 && `New: ${came}`,
        replied > 0 && `Replies: ${replied}`,
        whatsapp > 0 && `Waiting on WhatsApp: ${whatsapp}`,
        (open > 0 || came + replied + whatsapp === 0) && `Your open submissions: ${open}`,
      ]
        .filter(Boolean)
        .join(' · '),
    newTitle: (count: number) => (count === 1 ? '1 new submission' : `${number(count)} new submissions`),
    came: {
      demo: (count: number) => `${counted(count, 'demo request')}, the oldest first:`,
      partnership: (count: number) =>
        `${counted(count, 'partnership inquiry', 'partnership inquiries')}, the oldest first:`,
      career: (count: number) => `${counted(count, 'job application')}, the oldest first:`,
      other: (count: number) => `${counted(count, 'chat question')}, the oldest first:`,
    },
    repliedTitle: (count: number) => (count === 1 ? '1 visitor has replied' : `${number(count)} visitors have replied`),
    replied: (count: number) => `${counted(count, 'reply', 'replies')} waiting for us:`,
    whatsappTitle: (count: number) =>
      count === 1 ? '1 person is waiting on WhatsApp' : `${number(count)} people are waiting on WhatsApp`,
    whatsapp: (count: number) => `${counted(count, 'person', 'people')} on WhatsApp asked for a colleague:`,
    conversation: 'Conversation',
    cameAt: (at: string) => `received ${at}`,
    title: (open: number) => (open === 1 ? 'You have 1 open submission' : `You have ${open} open submissions`),
    lead: 'Longest-waiting first.',
    waiting: (since: string) => `waiting since ${since}`,
    answered: 'replied to',
    list: 'Open your list',
    why: 'You get this email at 9:00 on working days when you have new items or open submissions.',
    choose: 'Notification settings',
    turnOff: 'Stop listing my open submissions',
  },
  whatsapp: {
    subject: 'Someone is waiting for a reply on WhatsApp',
    title: 'Someone is waiting on WhatsApp',
    lead: 'A person on WhatsApp asked for a colleague, and no one was there. Joe promised that the team will answer.',
    effect: 'You can write freely for a day after the person’s last message. After that, only a template reaches them.',
    open: 'Open the conversation',
  },
  chatCap: {
    subject: 'Joe has reached its limit for today',
    title: 'Joe has reached its limit for today',
    lead: (tokens: string) => `Joe has used today’s limit of ${tokens} tokens.`,
    effect: 'Until midnight in Dubai, Joe gives prepared replies. You don’t need to do anything.',
    setting: 'The setting CHAT_DAILY_TOKENS is the limit.',
    open: 'See the questions to Joe',
  },
  deckMissing: {
    subject: 'Upload the investment deck: someone has requested it',
    title: 'There is no investment deck',
    lead: 'Someone has requested the investment deck on the partner page, but there is no PDF on the site.',
    effect: 'Requests are saved. Once you upload a PDF, everyone waiting gets a link. You won’t get this email again.',
    open: 'Upload the PDF',
  },
  chatModel: {
    subject: 'Joe gives prepared replies only',
    title: 'Joe gives prepared replies only',
    faults: {
      unknown_model: (model: string) =>
        `The completion API doesn’t have the model ${model}, so Joe gives prepared replies until CHAT_MODEL names one that it has.`,
      refused_key: () =>
        'The completion API refuses our key, so Joe gives prepared replies until CHAT_API_KEY is a valid one.',
      exhausted_quota: () =>
        'Our quota at the completion API is used up, so Joe gives prepared replies until it is raised there.',
    },
    open: 'See the questions to Joe',
  },
  summary: {
    subject: (visits: number) => `The week on the site: ${counted(visits, 'visit')}`,
    title: 'The week on the site',
    week: (from: string, to: string) => `Sunday, ${from}, to Saturday, ${to}. In brackets: the week before.`,
    visits: (count: Compared) => `${both(count, 'visit')}, ${change(count)}.`,
    demos: (sent: Compared, held: Compared) =>
      `${both(sent, 'demo request')} and ${both(held, 'demo held', 'demos held')}.`,
    subscribers: (count: Compared) => `${both(count, 'new newsletter subscriber')}.`,
    chats: (count: Compared) => `${both(count, 'conversation')} with Joe.`,
    speed: (now: string, before: string | undefined) =>
      `On phones, 75% of pages showed their main content within ${now}${before ? ` (${before})` : ''}. The target is 2.5 s.`,
    charts: { days: 'Visits by day', demo: 'From the demo page to a demo', sources: 'Where visits came from' },
    open: 'Open the analytics',
    why: 'You get this email on Sundays because you asked for it. Visits are counted without cookies, and no one is tracked.',
    turnOff: 'Turn off this email',
  },
  more: (count: number) => `And ${count} more.`,
  type: 'Type',
  language: 'Language',
  languages: { en: 'English', ar: 'Arabic' },
  open: 'Open in the admin area',
  reply: 'Replies to this email go to the sender of the form.',
} as const;
