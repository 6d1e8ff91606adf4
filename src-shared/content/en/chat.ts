import { brand } from '../../brand.ts';
import { whatsappAddress } from '../../site/whatsapp.ts';
import { commitments } from './commitments.ts';
import { handover } from './handover.ts';

const whatsapp = whatsappAddress ? `, or [on WhatsApp](${whatsappAddress})` : '';
const builder = brand.agentBuilder.name;

const chat = {
  name: 'Joe',
  role: `${brand.name} assistant`,
  panel: 'Chat with Joe, the assistant',
  reset: 'Start over',
  cleared: 'The conversation was cleared.',
  undo: 'Undo',
  minimise: 'Minimise',
  expand: 'Expand',
  close: 'Close the chat',
  placeholder: `Ask me anything about ${brand.name}...`,
  conversation: 'Conversation',
  input: 'Your message',
  send: 'Send',
  waiting: 'Joe is writing',
  aiMarker: 'AI',
  speaker: { visitor: 'You', bot: 'Joe' },
  greeting: [
    `Hello, I’m Joe, the ${brand.name} assistant. I can tell you about:`,
    '',
    `• **${builder}**, our no-code AI platform`,
    '• **AI solutions**: custom development for your company',
    '• **Contact**: how to reach our team',
    '',
    'What would you like to know?',
  ].join('\n'),
  greetingAfterReset: 'Hello again, I’m Joe. What would you like to know?',
  quickQuestionsLabel: 'Quick questions',
  quickQuestions: [
    `What is ${brand.name}?`,
    `Tell me about ${builder}`,
    'Are you hiring?',
    'What services do you provide?',
    'How to contact you?',
  ] satisfies [string, string, string, string, string],
  actions: {
    schedule_demo: 'Schedule a demo',
    contact_team: 'Contact the team',
    get_quote: 'Get a quote',
    view_careers: 'View careers',
    contact_support: 'Contact support',
    check_website: 'See our products',
    /** Replaces `check_website` under an answer with a source. */
    check_source: 'Read the source',
  },
  canned: {
    products: `${builder} is our no-code AI agent builder: business users describe a task, connect their systems and put an agent to work, without writing code. We also build an AI auditor, ID verification, market intelligence, a data analyst and a price aggregator. See them all on the products page.`,
    contact: `You can reach us at ${brand.email} or ${brand.phone}${whatsapp}. We are based in ${brand.city}, ${brand.country}, and reply ${commitments.reply}.`,
    pricing: `Pricing varies by solution and scale. Most products come with a free trial. For a quote, contact our sales team at ${brand.email}.`,
    careers:
      'Yes, we are actively hiring Frontend Developers, AI Engineers and interns for both. You can see every position and apply on the careers page.',
    fallback: `Thank you for your message. You will find more on our website, and our team is happy to help at ${brand.email}.`,
  },
  emptyReply:
    "I apologize, but I'm having trouble processing your request right now. Please try again or contact our team directly.",
  apology: `I apologize, but something went wrong on our side. Please try again, or contact our team at ${brand.email}.`,
  tooMany: (minutes: number) =>
    `You’ve sent me a lot of messages. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  stillAnswering: 'One moment please: I am still answering your last message.',
  offline: 'You’re offline, so I didn’t get your message. It is kept here: send it again when you’re back online.',
  interrupted: { stopped: 'You stopped this answer.', broken: 'The answer was cut off here.' },
  stop: 'Stop the answer',
  retry: 'Try again',
  sendAgain: 'Send again',
  source: 'Source',
  sources: 'Sources',
  seeAlso: 'See also',
  /** Replaces `sources` under an answer that does not know. */
  nearest: 'Closest pages',
  copy: {
    action: 'Email me this conversation',
    text: 'We’ll send a copy to your address, once, without the links and phone numbers in it. You can reply to it.',
    submit: 'Send the copy',
    close: 'Not now',
    done: {
      title: 'The copy is on its way',
      note: (email: string) =>
        `It goes to ${email}. If it doesn’t arrive within a few minutes, look in the spam folder.`,
      close: 'Back to the chat',
    },
  },
  feedback: {
    question: 'Was this answer helpful?',
    helpful: 'Helpful',
    unhelpful: 'Not helpful',
    thanks: 'Thank you.',
    reason: 'What was missing? (optional)',
    send: 'Send',
    skip: 'Skip',
    failed: 'This could not be saved. Please try again.',
  },
  handover,
};
export type ChatContent = typeof chat;
/** Topics that Joe can answer without the completion API. */
export type CannedTopic = keyof ChatContent['canned'];

export default chat;
