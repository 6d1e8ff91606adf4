import type { HandoverContent } from '../types/handover.ts';
import { otherForm } from './forms/other.ts';
import { answerMoment } from './office-hours.ts';

export const handover: HandoverContent = {
  ask: 'Talk to a person',
  asking: 'One moment...',
  waiting: {
    title: 'We are calling a colleague',
    text: 'You can write already.',
    left: (time) => `Up to ${time}.`,
    cancel: 'Back to Joe',
  },
  person: {
    title: (name) => `${name} is here`,
    end: 'Back to Joe',
    typing: (name) => `${name} is writing`,
    placeholder: (name) => `Write to ${name}...`,
  },
  sending: 'Sending...',
  failed: 'Our team could not be asked. Please try again, or write to us:',
  reconnecting: 'The connection is lost. Your messages will be sent when it is back.',
  form: {
    title: 'A person answers by mail',
    promise: (when) => `Leave your address, and our team answers ${when}. It can read this conversation.`,
    close: 'Not now',
    content: otherForm,
    done: {
      title: 'Your question is with our team',
      text: (when, email) => `A person answers ${when}, to ${email}. You can go on talking to Joe.`,
      close: 'Back to the chat',
    },
    reopened: {
      title: 'Your question is open again',
      text: (when, email) =>
        `You had asked this before, so we have told our team that you are asking again. A person answers ${when}, to ${email}.`,
    },
  },
  notices: {
    waiting: 'You have asked for a person. Our team knows.',
    joined: (name) => `${name} has joined.`,
    left: (name) => `${name} has left; Joe is back.`,
    lost: (name) => `${name} has lost the connection; Joe is back.`,
    ended: (name) => `You have ended the conversation with ${name}; Joe is back.`,
    cancelled: 'You no longer wait for a person; Joe is back.',
    promised: (when) => `Nobody can join at the moment; Joe is back. Our team answers by mail ${when}.`,
    sent: (when) => `You have left your address. Our team answers by mail ${when}.`,
  },
  refused: {
    too_many: 'These are many messages in a short time. Please wait a moment.',
    no_person: 'Joe has the conversation again, so your message was not sent. Please send it once more.',
    other: 'Your message was not sent. Please send it once more.',
  },
  passedOn: 'A person has this conversation and has got your message.',
  when: answerMoment,
};
