import { otherForm } from './forms/other.ts';
import { answerMoment } from './office-hours.ts';

export const handover = {
  ask: 'Talk to a person',
  asking: 'One moment...',
  /** Ends with the time left, such as `1:45`. */
  waiting: {
    title: 'Finding someone to help',
    text: 'Type your question while you wait.',
    left: (time: string) => `We’ll keep trying for up to ${time}.`,
    cancel: 'Back to Joe',
  },
  person: {
    title: (name: string) => `${name} is here`,
    end: 'Back to Joe',
    typing: (name: string) => `${name} is writing`,
    placeholder: (name: string) => `Write to ${name}...`,
  },
  sending: 'Sending...',
  failed: 'We couldn’t reach our team. Please try again, or write to us:',
  reconnecting: 'Connection lost. Your messages will be sent when it is back.',
  delayed: 'Messages arrive with a few seconds’ delay.',
  form: {
    title: 'Get a reply by email',
    /** `when` is the time at which the office replies again. */
    promise: (when: string) =>
      `Leave your email address, and our team will reply ${when}. They can read this conversation.`,
    close: 'Not now',
    /** Comes before `title` when the office replies later. */
    later: {
      title: (when: string) => `Our team is back ${when}`,
      text: 'You can book a demo now:',
      /** The title has named the time. */
      promise: 'Leave your email address. Our team can read this conversation.',
    },
    content: otherForm,
    done: {
      title: 'Your question is with our team',
      text: (when: string, email: string) => `A person will reply ${when}, to ${email}. You can keep talking to Joe.`,
      close: 'Back to the chat',
    },
    /** Replaces `done` for a question that already had a reply. */
    reopened: {
      title: 'Your question is open again',
      text: (when: string, email: string) =>
        `You asked this before, so we have told our team that you are asking again. A person will reply ${when}, to ${email}.`,
    },
  },
  notices: {
    waiting: 'You asked for a person. We’ve notified our team.',
    joined: (name: string) => `${name} has joined.`,
    left: (name: string) => `${name} has left; Joe is back.`,
    lost: (name: string) => `${name} lost the connection; Joe is back.`,
    ended: (name: string) => `You ended the conversation with ${name}; Joe is back.`,
    cancelled: 'You are no longer waiting for a person; Joe is back.',
    promised: (when: string) =>
      `No one is available right now. Our team will reply by email ${when}, and Joe is here until then.`,
    sent: (when: string) => `You left your email address. Our team will reply by email ${when}.`,
  },
  refused: {
    too_many: 'You’re sending messages too quickly. Please wait a moment.',
    no_person: 'You’re back with Joe, so your message wasn’t sent. Send it again.',
    other: 'Your message was not sent. Please send it once more.',
  },
  /** Replaces Joe's answer for programs. */
  passedOn: 'A person has joined this conversation and has your message.',
  when: answerMoment,
};
export type HandoverContent = typeof handover;
