import type { Compared } from '../../contracts/analytics.ts';

const number = (value: number) => value.toLocaleString('en');

const counted = (count: number, one: string, several = `${one}s`) => `${number(count)} ${count === 1 ? one : several}`;

const both = ({ now, before }: Compared, one: string, several?: string) =>
  `${counted(now, one, several)} (${number(before)})`;

function change({ now, before }: Compared): string {
  if (now === before) return 'the same as the week before';
  if (before === 0) return 'after none the week before';
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  return `${percent}% ${now > before ? 'more' : 'fewer'} than the week before`;
}

const at = (company: string) => (company ? `, ${company}` : '');

export const staffMail = {
  subject: {
    demo: (who: string, company: string) => `New demo request: ${who}${at(company)}`,
    partnership: (who: string, company: string) => `New partnership inquiry: ${who}${at(company)}`,
    career: (who: string, company: string) => `New job application: ${who}${at(company)}`,
    other: (who: string, company: string) => `New question from the chat: ${who}${at(company)}`,
  },
  title: {
    demo: 'New demo request',
    partnership: 'New partnership inquiry',
    career: 'New job application',
    other: 'New question from the chat',
  },
  /** `when` is one of the confirmation's answer times. */
  deadline: {
    demo: (when: string) => `We promised to reply ${when}.`,
    partnership: (when: string) => `We promised to reply ${when}.`,
    career: () => 'We promised a reply within 5-7 business days if the applicant is selected.',
    other: (when: string) => `We promised to reply ${when}.`,
  },
  askedAgain: {
    subject: (who: string, company: string) => `Asked again in the chat: ${who}${at(company)}`,
    title: 'A visitor asks again',
    lead: 'The visitor has left the same question again after it was answered, so it is open again. The chat shows what has been said since.',
  },
  bookedDeadline:
    'The time is booked, and the visitor has been told. The site also promises that we get in touch within 24 hours.',
  booked: 'Booked',
  host: 'Host',
  booking: {
    subject: {
      booking_confirmation: (hour: string, who: string, company: string) =>
        `Demo booked for ${hour}: ${who}${at(company)}`,
      booking_moved: (hour: string, who: string, company: string) => `Demo moved to ${hour}: ${who}${at(company)}`,
      booking_cancelled: (hour: string, who: string, company: string) =>
        `Demo on ${hour} cancelled: ${who}${at(company)}`,
    },
    title: { booking_confirmation: 'Demo booked', booking_moved: 'Demo moved', booking_cancelled: 'Demo cancelled' },
    lead: {
      booking_confirmation: 'A demo has been booked. The visitor has received a calendar file.',
      booking_moved: 'A demo has moved to another time. The visitor has received a new calendar file.',
      booking_cancelled: 'A demo has been cancelled, and its time is free again.',
    },
    /** Replaces the subject and the lead when nothing is known of the visitor any more. */
    erased: {
      subject: 'Demo cancelled: its visitor had all data erased',
      lead: 'A demo was cancelled: its visitor had all data erased. The time is free again.',
    },
    hour: { booking_confirmation: 'Time', booking_moved: 'New time', booking_cancelled: 'Cancelled' },
    email: 'Email',
    phone: 'Phone',
    open: 'Open the booking',
    reply: 'A reply to this email goes to the visitor.',
  },
  /** For an interview, instead of those of `booking`. */
  interview: {
    subject: {
      booking_confirmation: (hour: string, who: string, company: string) =>
        `Interview proposed for ${hour}: ${who}${at(company)}`,
      booking_moved: (hour: string, who: string, company: string) => `Interview moved to ${hour}: ${who}${at(company)}`,
      booking_cancelled: (hour: string, who: string, company: string) =>
        `Interview on ${hour} cancelled: ${who}${at(company)}`,
    },
    title: {
      booking_confirmation: 'Interview proposed',
      booking_moved: 'Interview moved',
      booking_cancelled: 'Interview cancelled',
    },
    lead: {
      booking_confirmation:
        'An interview has been proposed, and its time is held. The applicant can confirm it, choose another one, or cancel.',
      booking_moved: 'An interview has moved to another time. The applicant has received a new calendar file.',
      booking_cancelled: 'An interview has been cancelled, and its time is free again.',
    },
  },
  formTypes: {
    demo: 'Demo request',
    partnership: 'Partnership inquiry',
    career: 'Job application',
    other: 'Question from the chat',
  },
  assignment: {
    subject: {
      demo: (who: string, company: string) => `Assigned to you: the demo request from ${who}${at(company)}`,
      partnership: (who: string, company: string) =>
        `Assigned to you: the partnership inquiry from ${who}${at(company)}`,
      career: (who: string, company: string) => `Assigned to you: the job application from ${who}${at(company)}`,
      other: (who: string, company: string) => `Assigned to you: the question from ${who}${at(company)}`,
      several: (count: number) => `Assigned to you: ${count} submissions`,
    },
    title: 'Assigned to you',
    lead: (by: string, count: number) =>
      `${by} has assigned ${count === 1 ? 'this' : `these ${count} submissions`} to you.`,
    list: 'Open your list',
  },
  mention: {
    subject: (who: string, company: string) => `You are named in a note: ${who}${at(company)}`,
    title: 'You are named in a note',
    lead: (by: string) => `${by} has named you in a note for colleagues. It is in the admin area.`,
  },
  received: {
    subject: {
      demo: (who: string, company: string) => `New email about a demo request: ${who}${at(company)}`,
      partnership: (who: string, company: string) => `New email about a partnership inquiry: ${who}${at(company)}`,
      career: (who: string, company: string) => `New email about a job application: ${who}${at(company)}`,
      other: (who: string, company: string) => `New email about a question from the chat: ${who}${at(company)}`,
    },
    title: 'The visitor has written',
    lead: 'An email has arrived in this conversation. Read it in the admin area, and reply there too, so that everybody sees it.',
  },
  digest: {
    subject: (open: number, came = 0, replied = 0) =>
      [
        came > 0 && `New: ${came}`,
        replied > 0 && `Replies: ${replied}`,
        (open > 0 || came + replied === 0) && `Your open submissions: ${open}`,
      ]
        .filter(Boolean)
        .join(' · '),
    newTitle: (count: number) => (count === 1 ? '1 new form' : `${number(count)} new forms`),
    came: {
      demo: (count: number) => `${counted(count, 'demo request')}, the oldest first:`,
      partnership: (count: number) =>
        `${counted(count, 'partnership inquiry', 'partnership inquiries')}, the oldest first:`,
      career: (count: number) => `${counted(count, 'job application')}, the oldest first:`,
      other: (count: number) => `${counted(count, 'question')} from the chat, the oldest first:`,
    },
    repliedTitle: (count: number) => (count === 1 ? '1 visitor has replied' : `${number(count)} visitors have replied`),
    replied: (count: number) => `${counted(count, 'reply', 'replies')} that nobody has answered yet:`,
    cameAt: (at: string) => `came ${at}`,
    title: (open: number) => (open === 1 ? 'You have 1 open submission' : `You have ${open} open submissions`),
    lead: 'Those waiting longest come first.',
    waiting: (since: string) => `waiting since ${since}`,
    answered: 'replied to',
    list: 'Open your list',
    why: 'You get this email at nine on working days, if something has come that you want to hear of, or something of yours is open.',
    choose: 'Choose what you hear of',
    turnOff: 'Leave out my open submissions',
  },
  chatCap: {
    subject: 'Joe has reached his limit for today',
    title: 'Joe has reached his limit for today',
    lead: (tokens: string) => `Joe may use ${tokens} tokens of the completion API a day, and today’s are used up.`,
    effect: 'Until midnight in Dubai, Joe gives prepared replies. You do not have to do anything.',
    setting: 'The limit is the setting CHAT_DAILY_TOKENS.',
    open: 'See what Joe was asked',
  },
  deckMissing: {
    subject: 'Somebody asks for the investment deck, and there is none',
    title: 'There is no investment deck',
    lead: 'Somebody has asked for the investment deck on the partner page, but there is no PDF on the site.',
    effect: 'The request is kept. As soon as a PDF is there, everybody who waits gets a link. This email comes once.',
    open: 'Upload the PDF',
  },
  chatModel: {
    subject: 'Joe gives prepared replies only',
    title: 'Joe gives prepared replies only',
    faults: {
      unknown_model: (model: string) =>
        `The completion API does not have the model ${model}, so Joe gives prepared replies until CHAT_MODEL names one that it has.`,
      refused_key: () =>
        'The completion API refuses our key, so Joe gives prepared replies until CHAT_API_KEY is a valid one.',
      exhausted_quota: () =>
        'Our quota at the completion API is used up, so Joe gives prepared replies until it is raised there.',
    },
    open: 'See what Joe was asked',
  },
  summary: {
    subject: (visits: number) => `The week on the site: ${counted(visits, 'visit')}`,
    title: 'The week on the site',
    week: (from: string, to: string) => `Sunday, ${from}, to Saturday, ${to}. In brackets: the week before.`,
    visits: (count: Compared) => `${both(count, 'visit')}, ${change(count)}.`,
    demos: (sent: Compared, held: Compared) =>
      `${both(sent, 'demo request')} and ${both(held, 'demo held', 'demos held')}.`,
    subscribers: (count: Compared) => `${both(count, 'new newsletter reader')}.`,
    chats: (count: Compared) => `${both(count, 'conversation')} with Joe.`,
    speed: (now: string, before: string | undefined) =>
      `On phones, three in four pages showed their largest part within ${now}${before ? ` (${before})` : ''}. Up to 2.5 s is good.`,
    charts: { days: 'Visits by day', demo: 'From the demo page to a demo', sources: 'Where visits came from' },
    open: 'Open the figures',
    why: 'You get this email on Sundays because you asked for it. Visits are counted without cookies, and nobody is tracked.',
    turnOff: 'Turn it off',
  },
  more: (count: number) => `And ${count} more.`,
  type: 'Type',
  language: 'Language',
  languages: { en: 'English', ar: 'Arabic' },
  open: 'Open in the admin area',
  reply: 'A reply to this email goes to the sender of the form.',
} as const;
