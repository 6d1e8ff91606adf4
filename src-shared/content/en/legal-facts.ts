import { hiddenDays } from '../../inbox/hidden-reasons.ts';
import { fixedRetentionDays } from '../../site/retention-days.ts';
import type { LegalEntry, LegalFacts } from '../types/legal.ts';
import { inDays } from './legal.ts';

/** Entries of the privacy page and the trust page. */
export function records({ days }: LegalFacts): Required<LegalEntry>[] {
  return [
    {
      name: 'Demo requests and partnership inquiries',
      text: 'Your entries in the form, when you sent it, and its status. For a demo, also your browser’s time zone. We need it to reply to you. If you came by a link, we also note the site or campaign it belongs to and the page on which your visit began, to see how people find us.',
      kept: inDays(days.submission),
    },
    {
      name: 'Job applications',
      text: 'Your entries in the form, your CV, when you sent it, and its stage in our process. We need it to decide whom to hire. As with the other forms, we note which link you came by and the page on which your visit began. Only our staff can open or download a CV, and each time is logged.',
      kept: `${inDays(days.application)}; while an interview or an offer is open, the time starts with the decision. If you agree by email that we keep the application for later positions: until the day named there, or until you withdraw your consent`,
    },
    {
      name: 'The conversation about your request',
      text: 'The emails we write to you, your replies, and our staff’s notes, so that our team knows what was said when it replies to you. PDF, Office, image and text files that either side attaches are kept with them; for any other file we keep only the name. For each email we also keep whether its sender could be verified.',
      kept: 'as long as the request it belongs to',
    },
    {
      name: 'What staff mark as spam or delete',
      text: 'A request or an application that our staff mark as spam or delete disappears from their lists right away, and is later deleted with everything that belongs to it. Until then staff can restore it, and if you write to us about a deleted one, it comes back by itself.',
      kept: `marked as spam: ${inDays(hiddenDays.spam)}; deleted: ${inDays(hiddenDays.deleted)}`,
    },
    {
      name: 'Booked demos and interviews',
      text: 'The time booked, when it was booked, confirmed or changed, and whether the demo or the interview was cancelled or took place, so that no one else gets your time and we can remind you of it.',
      kept: 'as long as the request it belongs to, which we keep at least until a demo is over',
    },
    {
      name: 'Emails we send to you or about your request',
      text: 'The address, the kind of email, its subject, and whether it was sent, so that each email goes out once and we can see whether it arrived.',
      kept: `${inDays(days.mail)}, but no longer than the request it belongs to`,
    },
    {
      name: 'Newsletter subscription',
      text: 'Your address, when and where on the site you subscribed, the campaign of ours by which you came, or when and where you agreed elsewhere, and the code in your unsubscribe link. Some newsletters go only to part of the list: to one language, to those who subscribed in the same place, who have asked for a demo, or who subscribed or sent us a form after a campaign. After you unsubscribe, the address stays on the list as unsubscribed, so that we do not write to you again by mistake.',
      kept: 'until you have it erased',
    },
    {
      name: 'A subscription that was never confirmed',
      text: 'If we ask you to confirm your address and you do not, we delete it.',
      kept: inDays(fixedRetentionDays.unconfirmedSubscriber),
    },
    {
      name: 'Proof of your consent to the newsletter',
      text: 'The text you agreed to, when, and when you withdrew your consent, because we must be able to prove it. Instead of your address it holds a keyed hash: your address can’t be read from it; we can only check whether a given address matches.',
      kept: 'indefinitely',
    },
    {
      name: 'Addresses we no longer write to',
      text: 'If an email bounces permanently, if you report one as spam, or if you have your data erased, we note it, so that we stop. After an erasure, only the keyed hash of your address remains.',
      kept: 'until we remove it; after an erasure, until you confirm a new subscription',
    },
    {
      name: 'Conversations with Joe, our chat assistant',
      text: 'Your messages and Joe’s replies, under a random number and without your name or address, so that we learn what visitors ask for; and whether you found an answer helpful, and why, if you tell us. If you leave your address there or send a request from it, such as a demo booking, the conversation is linked to that request, so that our team knows what you asked. If you ask for a copy by email, the record of that email has your address and the number of the conversation; the conversation itself still has no address. Joe itself forgets a conversation 24 hours after its last message. From your first message, your browser keeps the number for the same time, or until you start over; anyone who has the number can read the conversation.',
      kept: inDays(days.chat),
    },
    {
      name: 'Requests to see your data',
      text: 'Your address, and when you asked for the link.',
      kept: inDays(fixedRetentionDays.dataLink),
    },
    {
      name: 'Counts of page views',
      text: 'When you leave a page, it sends a report: its path and language, which site or campaign the visit came from, your window width, how far you got in a form, page speed, and the places in our code where an error occurred. We add this to the counts of the day, together with the country of the connection. The report itself is not kept, nothing is stored on your device for it, and nothing distinguishes you from another visitor. The site or campaign you came from, and your first page, are sent only with a form. Until then they stay in the memory of the open page. With Global Privacy Control or Do Not Track switched on, your browser sends no report, and a form goes without them. If a page tries something that our security rules forbid, the browser reports the rule and the place in our code; we only count these reports, and delete the counts after 30 days.',
      kept: 'only as numbers, indefinitely',
    },
    {
      name: 'Links in our newsletter',
      text: 'We count how often a link to our site is opened, not by whom: the link is the same for all readers. No newsletter contains a pixel that tells us whether you read it.',
      kept: 'only as numbers, indefinitely',
    },
    {
      name: 'Your internet (IP) address',
      text: 'To prevent abuse, we count requests per IP address for one minute. We don’t store the address. A form sent without JavaScript gets a number computed from its content, the time and your IP address, so that we store it once. When you book a demo, we count it under a keyed hash of your network and the day, so that no one can fill our calendar.',
      kept: '1 minute; the number as long as the request; the count at most 2 days',
    },
    {
      name: 'Requests for the investment deck',
      text: 'Your address, your language, when you asked, and how often the link we sent you was used for a download, because it works five times. We do not note who used it.',
      kept: inDays(days.submission),
    },
  ];
}

export function recipients({ turnstile, processors }: LegalFacts): LegalEntry[] {
  const { mail, model, whatsapp } = processors;
  return [
    {
      name: 'Cloudflare',
      text: 'Cloudflare delivers the site, runs our program, receives your email replies, and holds the database and the files. Like every host, it sees the IP address of each visitor.',
    },
    {
      name: `Email: ${mail.join(' or ')}`,
      text: `${mail.join(' or ')} delivers our emails: those to you, with your address, and those to our team about your request.`,
    },
    {
      name: 'Calendar of the host',
      text: 'The host of your demo or interview has it in their calendar, with your name, company and email address. The calendar may be run by another company. An erased booking disappears from it too.',
    },
    ...(model
      ? [
          {
            name: `Language model: ${model.name}`,
            text: `The language model ${model.name} at ${model.host} receives what is written in your conversation with Joe. We don’t add your name or address. Please don’t type them into the chat.`,
          },
        ]
      : []),
    ...(whatsapp
      ? [
          {
            name: 'WhatsApp',
            text: 'If you write to us on WhatsApp, Meta carries what you and we write there, and tells us your name and your number, or an id in its place. We keep such a conversation as long as one with Joe. To see or erase it, write “my data” there.',
          },
        ]
      : []),
    ...(turnstile
      ? [
          {
            name: 'Cloudflare Turnstile',
            text: 'Cloudflare Turnstile checks that a form is sent, or a conversation with Joe started, by a person. The pages load its script from Cloudflare, which then sees your IP address and details of your browser.',
          },
        ]
      : []),
  ];
}

export const serversAbroad = 'Their servers may be outside the UAE.';

export const protection =
  'The site tells browsers to use encrypted connections only. Only staff who sign in can read what was sent to us, and every export or erasure by staff is logged. The site’s technical log contains no visitors’ names, addresses or messages.';

export const backups = `Backups of the database are kept for ${inDays(fixedRetentionDays.backup)}`;
