import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import type { MailContent } from '../types/mail.ts';
import { commitments } from './commitments.ts';
import { newsletterFrequency } from './newsletter-frequency.ts';

export const mail: MailContent = {
  confirmationSubjects: {
    demo: `We have your demo request; no time is booked yet`,
    partnership: `Partnership Inquiry Received - ${brand.name}`,
    career: `Application Received - ${brand.name} Careers`,
    other: `We have your question`,
  },
  subscriberSubjects: {
    newsletter_welcome: `Welcome to the ${brand.name} newsletter`,
    newsletter_follow_up_1: `Get to Know ${brand.name} Better`,
    newsletter_follow_up_2: 'Discover Our AI Solutions',
    newsletter_follow_up_3: 'Success Stories from Our Clients',
    newsletter_welcome_back: `Welcome back to the ${brand.name} newsletter`,
    newsletter_goodbye: 'You’re unsubscribed from our newsletter',
    newsletter_confirm: `Please confirm your subscription to the ${brand.name} newsletter`,
    newsletter_already_subscribed: `You are already subscribed to the ${brand.name} newsletter`,
  },

  dataLinkSubject: `Your data at ${brand.name}: link valid for one hour`,

  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  asEntered: 'as you entered it',
  signature: `The ${brand.name} team`,
  footer: {
    company: `${brand.legalName}, ${brand.city}, ${brand.country}`,
    why: `You are receiving this email because you subscribed to the ${brand.name} newsletter.`,
    unsubscribe: 'Unsubscribe',
  },
  viewInBrowser: 'View in browser',

  fields: {
    name: 'Name',
    company: 'Company',
    currentCompany: 'Current company',
    position: 'Position',
    cv: 'CV',
    useCase: 'Use case',
    preferredDate: 'Date',
    preferredTime: 'Time',
    localTime: 'Your time',
    previousHour: 'Previous time',
    host: 'With',
    partnershipType: 'Partnership type',
    submittedAt: 'Received',
  },

  answerTimes: { soon: commitments.replySoon, late: (day) => `on ${day} at the latest` },
  demoConfirmation: {
    preheader: (when) => `Our team will contact you ${when} to confirm the time.`,
    title: 'We have your demo request',
    lead: 'Thank you for your interest. Here are the details we received:',
    next: (when) => `No time is booked yet. Our team will contact you ${when} to confirm the demo.`,
    inGulfTime: (time) => `${time}, Gulf Standard Time`,
    reply: 'Something to change? Just reply to this email.',
  },
  bookingMails: {
    booking_confirmation: {
      subject: 'Your demo is booked',
      preheader: 'This time is confirmed. A calendar file is attached.',
      title: 'Your demo is booked',
      lead: 'Thank you for your interest. This time is yours:',
      file: 'The attached file adds the demo to your calendar. Or add it yourself:',
      next: `We will meet by video, or in our office in ${brand.city} if you prefer: just reply to this email.`,
      button: 'Move or cancel',
    },
    booking_moved: {
      subject: 'Your demo has moved',
      preheader: 'The new time, with a file that updates your calendar.',
      title: 'Your demo has moved',
      lead: 'This is the new time:',
      file: 'The attached file moves the demo in your calendar. Or add the new time yourself:',
      next: `We will meet by video, or in our office in ${brand.city} if you prefer: just reply to this email.`,
      button: 'Move or cancel',
    },
    booking_cancelled: {
      subject: 'Your demo is cancelled',
      preheader: 'You can book another time whenever you like.',
      title: 'Your demo is cancelled',
      lead: 'This demo will not take place:',
      file: 'The attached file removes it from your calendar.',
      next: 'We would still like to show you our work. Book another time whenever it suits you.',
      button: 'Book another time',
    },
    booking_reminder: {
      subject: 'A reminder of your demo',
      preheader: 'Your demo is coming up.',
      title: 'See you soon',
      lead: 'We look forward to showing you our work. Your demo is on:',
      next: `We will meet by video, or in our office in ${brand.city} if you prefer: just reply to this email.`,
      button: 'Move or cancel',
    },
  },
  newHost: {
    subject: 'Your demo has a new host',
    preheader: 'The time stays the same.',
    title: 'Your demo has a new host',
    lead: 'The time stays the same, and a colleague of ours will meet you:',
    file: 'The attached file updates the demo in your calendar. Or add it yourself:',
  },
  booking: {
    addToGoogle: 'Add to Google Calendar',
    addToOutlook: 'Add to Outlook',
    join: 'Join the video call',
    joinLater: 'The link for the video call comes in another email before we start.',
    calendar: {
      title: `${brand.name} demo`,
      description: `You have ${commitments.demo} with a ${brand.name} engineer on your own use case, by video or at our office in ${brand.city}.`,
      link: 'Move or cancel:',
    },
  },
  range: (from, to) => (from.includes(' ') ? `${from} – ${to}` : `${from}–${to}`),
  comma: ', ',
  partnershipConfirmation: {
    preheader: (when) => `Our partnerships team will contact you ${when}.`,
    title: 'We have your partnership inquiry',
    lead: 'Thank you for your interest in building something with us. Here is what you sent:',
    next: (when) => `Our partnerships team will contact you ${when}.`,
    reply: 'Have a deck or a document for us? Reply to this email and attach it.',
  },
  careerConfirmation: {
    preheader: 'We read every application.',
    title: 'We have your application',
    lead: 'Thank you for applying to work with us. We read every application, including yours. Here is what we received:',
    next: `If you are selected for the next step, HR will reply ${commitments.applicationReply}.`,
    reply: 'To add something or to replace your CV, reply to this email with the new file.',
    withdraw: {
      text: 'To withdraw your application, ask for the link to your data:',
      label: 'See, correct or withdraw',
    },
  },

  otherConfirmation: {
    preheader: (when) => `Our team will reply ${when}.`,
    title: 'We have your question',
    lead: 'Thank you for getting in touch. Our team can read your conversation with Joe, so there is no need to repeat yourself.',
    next: (when) => `A person will reply by email ${when}.`,
    reply: 'Something to add? Just reply to this email.',
  },

  newsletterConfirm: {
    preheader: 'Confirm and you’re subscribed.',
    title: 'Please confirm your address',
    lead: `Someone, hopefully you, entered this address in the ${brand.name} newsletter form. Please confirm it. Until then, we will not send you anything else.`,
    button: 'Confirm my subscription',
    ignore: 'Not you? Ignore this email and we’ll delete the address after 30 days.',
  },
  dataLink: {
    preheader: 'The link works for one hour.',
    title: 'Your data',
    lead: `Someone, hopefully you, asked what ${brand.name} stores about this address. The link shows it. There you can also download it, change your newsletter subscription, or have everything erased.`,
    button: 'See my data',
    expires: 'The link works for one hour. Do not forward it: anyone who has it can see and erase your data.',
    ignore: 'Didn’t ask for this? You can ignore this email. No one has seen your data.',
  },

  deckLinkSubject: `The investment deck of ${brand.name}`,
  deckLink: {
    preheader: 'Your link works for seven days and five downloads.',
    title: 'The investment deck',
    lead: `Someone, hopefully you, asked us to send the investment deck of ${brand.name} to this address. The link leads to the PDF.`,
    button: 'Get the deck',
    expires:
      'The link works for seven days and five downloads. You can forward it; all downloads count towards the five.',
    ignore: 'Not you? Then there is nothing to do.',
  },

  keepRequestSubject: `May we keep your application at ${brand.name}?`,
  keepRequest: ({ position, until }) => ({
    preheader: 'Nothing changes unless you agree.',
    title: 'May we keep your application?',
    lead: `We’d like to keep your application for “${position}” until ${until}, and write to you if another position fits. We need your consent for that.`,
    button: 'Read and answer',
    expires: `If you agree, we delete the application after ${until}. You can withdraw your consent at any time with the same link, or on the page with your data.`,
    ignore: 'If you don’t agree, there is nothing to do: we delete the application when our privacy policy says.',
  }),

  conversationCopy: {
    subject: `A conversation with Joe, the ${brand.name} assistant`,
    title: 'Your conversation with Joe',
    lead: `Someone, hopefully you, asked us to send this conversation on our website to this address. The lines of the visitor were written by that person, not by ${brand.name}. We have taken out links and phone numbers.`,
    visitor: 'Visitor',
    joe: 'Joe',
    withheld: '[…]',
    reply: 'To ask our team something, reply to this email. Not you? Then there is nothing to do.',
  },

  subscriberMails: {
    newsletter_welcome: {
      preheader: `Three short emails, then ${newsletterFrequency}.`,
      title: 'Good to have you with us',
      paragraphs: [
        `You are now subscribed to the ${brand.name} newsletter: what we build for businesses in the Gulf, what we learn along the way, and what you can use it for.`,
        `In the next two weeks we will introduce ourselves in three short emails. After that, expect ${newsletterFrequency}.`,
      ],
      bullets: [],
      button: { label: 'See our products', path: paths.products },
    },
    newsletter_follow_up_1: {
      preheader: 'About us, and how we work.',
      title: `Get to know ${brand.name}`,
      paragraphs: [
        `Rihla is Arabic for “journey”. We take businesses across the Gulf through AI step by step, from our office in ${brand.city}.`,
        'Every project takes the same four steps:',
      ],
      bullets: [
        'Discovery & Analysis: we look at how the work is done today, and where it hurts.',
        'AI Strategy Design: we agree on what to change first, and how we will know that it worked.',
        'Development & Training: we build it with your data and your people.',
        'Deployment & Optimization: we put it to work, watch it, and make it better.',
      ],
      button: { label: 'About us', path: paths.company },
    },
    newsletter_follow_up_2: {
      preheader: 'Six products, from no-code agents to UAE price comparison.',
      title: 'Discover our AI solutions',
      paragraphs: ['Six products, each made for one job:'],
      bullets: [
        `${brand.agentBuilder.name}: build AI agents without writing code.`,
        'AI Auditor: financial analysis and compliance checks that show their evidence.',
        'ID Verification: identity documents from the GCC countries, read and checked.',
        'AI Data Analyst: ask your data a question, get an answer with its chart.',
        'MarketEye: price intelligence across stocks, crypto, forex and commodities.',
        'UAE E-commerce Aggregator: compare price, delivery and stock across UAE stores.',
      ],
      button: { label: 'Compare the products', path: paths.products },
    },
    newsletter_follow_up_3: {
      preheader: 'Where teams start, and what they gain.',
      title: 'Three places to start',
      paragraphs: ['A good place to start is one daily task that no one enjoys. Three that suit AI well:'],
      bullets: [
        'Finance teams let the AI Auditor read every entry, and spend their time on the few that need judgement.',
        'Banks and telecoms open an account while the customer is still on the page, because the ID is checked in seconds.',
        'Shops and importers see a price move the hour it happens, not in the report at the end of the month.',
      ],
      button: { label: 'Schedule a demo', path: paths.scheduleDemo },
    },
    newsletter_welcome_back: {
      preheader: 'You are subscribed again.',
      title: 'Welcome back',
      paragraphs: [
        `You are subscribed to the ${brand.name} newsletter again, and we are glad to have you back. Your next email from us will be the next newsletter.`,
      ],
      bullets: [],
      button: { label: 'See our products', path: paths.products },
    },
    newsletter_already_subscribed: {
      preheader: 'You’re already subscribed; no action needed.',
      title: 'You are already on the list',
      paragraphs: [
        `Someone, hopefully you, entered this address in the ${brand.name} newsletter form. You are already subscribed, so there is nothing to do.`,
      ],
      bullets: [],
      button: { label: 'See our products', path: paths.products },
    },
    newsletter_goodbye: {
      preheader: 'You won’t get another newsletter from us.',
      title: 'You have been unsubscribed',
      paragraphs: [
        'You have been unsubscribed from our newsletter. This is the last email; anything still scheduled has been cancelled.',
        'If this was a mistake, or you change your mind one day, you can subscribe again with the form at the bottom of our site.',
      ],
      bullets: [],
      button: { label: 'Go to the site', path: paths.home },
    },
  },
};
