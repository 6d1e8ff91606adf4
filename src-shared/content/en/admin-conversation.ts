import { isolated } from '../isolated.ts';

const unnamed = 'an unnamed domain';

export const conversation = {
  actions: 'Actions',
  assignee: 'Assignee',
  nobody: 'Nobody',
  me: 'Me',
  stage: 'Stage',
  reopen: 'Reopen',
  changed: (name: string) => `${isolated(name)}: saved.`,
  undone: 'Undone.',
  failed: 'The change could not be saved. Please try again.',
  answerWith: (template: string) => `Reply with “${template}”`,
  facts: 'Facts',
  gulfTime: (hour: string) => `${hour} (Gulf time)`,
  files: 'Files',
  download: 'Download',
  downloadOf: (name: string) => `Download ${isolated(name)}`,
  suspicious: 'Be careful',
  suspiciousWhy:
    'It has scripts, embedded files or a password, or it loads something from elsewhere. Open it only where it can do no harm.',
  duplicates: 'Maybe the same person',
  same: { name: 'same name', email: 'same email', file: 'same file' },
  suppressed: {
    hard_bounce: 'No email is sent to this address, not even your replies: an email to it bounced for good.',
    complaint: 'No email is sent to this address, not even your replies: its owner reported an email as spam.',
    manual: 'No email is sent to this address, not even your replies: staff have blocked it.',
    list: 'See the blocked addresses',
  },
  aside: {
    snooze: 'Snooze…',
    wake: 'End the snooze',
    spam: 'Spam',
    delete: 'Delete',
    restore: 'Restore',
    demoFirst: 'Cancel the demo before you delete this.',
    until: (day: string) => `Snoozed until ${day}: nobody waits until then, unless the visitor writes.`,
    hidden: {
      spam: (day: string) => `This is spam. It is in no list, and gone for good on ${day}.`,
      deleted: (at: string) =>
        `This is deleted: it is in no list, and gone for good at ${at}, unless the visitor writes.`,
    },
    dialog: {
      title: 'Snooze until',
      tomorrow: 'Tomorrow',
      nextWeek: 'Next Monday',
      nextMonth: 'In 30 days',
      date: 'Another day',
      hint: 'It comes back at 8:00 Gulf time, or as soon as the visitor writes.',
      save: 'Snooze',
      cancel: 'Cancel',
    },
  },
  note: {
    edit: 'Correct',
    delete: 'Delete…',
    save: 'Save',
    cancel: 'Cancel',
    confirmDelete: {
      title: 'Delete this note?',
      text: 'It is gone for everybody, also from the search.',
      confirm: 'Delete',
      cancel: 'Keep',
    },
  },
  timeline: {
    title: 'Timeline',
    truncated: 'Only the newest 500 notes and emails are listed.',
    submitted: 'The form was sent',
    submittedFromChat: 'The form was sent from a chat with Joe.',
    chat: 'Read the chat',
    byVisitor: 'the visitor',
    by: (who: string, at: string) => `${who}, ${at}`,
    status: (from: string, to: string) => `Status: ${from} → ${to}`,
    stage: (from: string, to: string) => `Stage: ${from} → ${to}`,
    noStage: 'none',
    hidden: { spam: 'Marked as spam', deleted: 'Deleted', none: 'Restored' },
    assigned: (who: string) => `Assigned to ${who}`,
    unassigned: (who: string) => `No longer assigned to ${who}`,
    kinds: { note: 'Note', sent: 'Reply', received: 'Email of the visitor' },
    edited: (at: string) => `corrected ${at}`,
    foreign: 'Another address',
    foreignWhy: 'It does not come from the address of the form.',
    doubtful: 'Sender not verified',
    doubts: {
      unchecked: 'Our mail server did not say whether it has checked the sender.',
      envelope: (domain: string) =>
        `It was handed over in the name of ${isolated(domain)}, not of the domain of its address.`,
      spf: (result: string, domain: string | null) =>
        result === 'pass'
          ? `SPF: the server that sent it belongs to ${isolated(domain ?? unnamed)}, not to the domain of its address.`
          : `SPF (${result}): the server that sent it is not known to be allowed to write for ${isolated(domain ?? unnamed)}.`,
      dkim: (result: string, domain: string | null) => {
        if (result === 'none') return 'DKIM: it is not signed.';
        return result === 'pass'
          ? `DKIM: it is signed by ${isolated(domain ?? unnamed)}, not by the domain of its address.`
          : `DKIM (${result}): its signature is not valid.`;
      },
      dmarc: (result: string, domain: string | null) =>
        result === 'none'
          ? `DMARC: ${isolated(domain ?? unnamed)} has no rule for email in its name.`
          : `DMARC (${result}): ${isolated(domain ?? unnamed)} does not vouch for it.`,
    },
    erased: 'The sender has had this email erased.',
    automatic: 'Automatic reply',
    quoted: 'Quoted text',
    filesOf: 'Files of this email',
    notStored: (name: string, size: string) =>
      `${isolated(name)}, ${size}: not stored (only PDF, Word, Excel, PowerPoint, images and text, 10 MB in all)`,
    mail: (kind: string) => `Automatic email: ${kind}`,
    undelivered: 'This reply did not arrive.',
    openMail: 'Open the email',
    mailFailed: 'It did not go out. The reason is in the email log.',
    mailHeldBack: (cause: string) => `It did not go out. ${cause}.`,
    booking: {
      confirmed: (hours: string) => `Demo booked: ${hours} (Gulf time)`,
      moved: (hours: string) => `Demo moved to ${hours} (Gulf time)`,
      cancelled: (hours: string) => `Demo cancelled: ${hours} (Gulf time)`,
      held: (hours: string) => `Demo held: ${hours} (Gulf time)`,
      no_show: (hours: string) => `Nobody came to the demo: ${hours} (Gulf time)`,
    },
  },
  composer: {
    title: 'Write',
    reply: 'Reply',
    note: 'Note',
    to: 'To',
    language: 'Language of the email',
    template: 'Template',
    noTemplate: 'Choose a template',
    templateFailed: 'The template could not be loaded. Please try again.',
    templates: {
      call: 'Propose a call',
      information: 'Ask for information',
      later: 'We reply later',
      screening: 'We read your application',
      interview: 'Invite to an interview',
      offer: 'Make an offer',
      hired: 'Welcome',
      declined: 'Decline',
    },
    replace: {
      title: 'Replace what you have typed?',
      text: 'The template takes the place of the subject and the text.',
      confirm: 'Replace',
      cancel: 'Keep my text',
    },
    subject: 'Subject',
    text: 'Text',
    textHint: 'Markdown: **bold**, *italic*, [link](https://…), - list. Ctrl+Enter sends.',
    noSubject: 'Please write a subject.',
    noText: 'Please write a text.',
    preview: 'Preview',
    previewFrame: 'The reply as it will look',
    send: 'Send',
    sending: 'Sending…',
    waiting: 'Waits for the connection…',
    withdraw: 'Do not send',
    files: {
      attach: 'Attach files…',
      list: 'Attached files',
      remove: 'Remove',
      removeOf: (name: string) => `Remove ${isolated(name)}`,
    },
    signature: {
      below: (line: string) => `Your signature stands below it: ${isolated(line)}`,
      none: 'Write a signature',
      label: 'Your signature',
      hint: 'Markdown. It stands below each of your replies.',
      save: 'Save the signature',
      saved: 'Your signature is saved.',
    },
    discard: 'Discard…',
    confirmDiscard: {
      title: 'Discard this reply?',
      text: 'What you have typed is deleted.',
      confirm: 'Discard',
      cancel: 'Keep my text',
    },
    sendFailed: (message: string) => `The reply was not sent: ${message}`,
    alreadySent:
      'A reply was stored already when this was tried before: please look at the timeline. Press Send again to send this one too.',
    writing: (who: string, at: string) => `${who} is writing a reply (${at}).`,
    arrived: 'There is something new in the timeline.',
    undo: {
      notice: (seconds: number) => `The reply goes out in ${seconds} seconds.`,
      undone: 'The reply was taken back. Its text is in the composer again.',
      late: 'The reply is on its way already.',
      failed: 'The reply could not be taken back. Please try again.',
    },
    changed: {
      title: 'The conversation has changed',
      text: 'Since you have read it, there is a newer email:',
      unknown: 'Since you have read it, there is a newer email. It is in the timeline.',
      from: (who: string, at: string) => `${who}, ${at}`,
      confirm: 'Send anyway',
      cancel: 'Keep editing',
    },
    noteText: 'Note for colleagues',
    noteHint: 'Only staff see it. Ctrl+Enter saves.',
    save: 'Save note',
    saving: 'Saving…',
    saved: 'The note is saved.',
    noteFailed: (message: string) => `The note was not saved: ${message}`,
  },
} as const;

/** Subjects of a first email to a visitor, in the visitor's language. */
export const firstSubjects = {
  en: {
    demo: 'Your demo request',
    partnership: 'Your partnership inquiry',
    career: (position: string) => `Your application: ${position}`,
    other: 'Your message',
    answer: 'Re:',
  },
  ar: {
    demo: 'طلب العرض التوضيحي',
    partnership: 'استفسارك عن الشراكة',
    career: (position: string) => `طلب التوظيف: ${position}`,
    other: 'رسالتك',
    answer: 'رد:',
  },
} as const;
