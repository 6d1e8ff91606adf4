import { brand } from '../../../brand.ts';
import { paths } from '../../../paths.ts';
import { fixedRetentionDays } from '../../../retention-days.ts';
import type { LegalContent, LegalFacts } from '../../types/legal.ts';
import { inDays, legalLabels } from '../legal.ts';

const mailLink = { label: brand.email, to: `mailto:${brand.email}` };
const myData = { label: 'Your data', to: paths.myData };

export default function privacy({ days, turnstile }: LegalFacts): LegalContent {
  return {
    meta: {
      title: 'Privacy Policy',
      description: `What ${brand.name} stores about you, why, for how long, who receives it, and how to see it, download it or have it erased.`,
    },
    ...legalLabels,
    title: 'Privacy Policy',
    lead: 'What we store about you, why, for how long, and how you get it back or get rid of it.',
    changedOn: '2026-11-24',
    sections: [
      {
        id: 'in-short',
        title: 'In short',
        paragraphs: [],
        items: [
          'We store what you send us, so that we can answer you.',
          'There are no cookies for visitors, no advertising and no profiles. We count page views, but follow nobody. We sell nothing about you.',
          'Almost everything is deleted by itself after a fixed time, which is stated below.',
          ['On the page ', myData, ' you can see, download and erase what we have, without an account.'],
        ],
      },
      {
        id: 'who',
        title: 'Who is responsible',
        paragraphs: [
          [
            `${brand.legalName}, ${brand.city}, ${brand.country}. For everything about your data, write to `,
            mailLink,
            ` or call ${brand.phone}.`,
          ],
        ],
      },
      {
        id: 'what',
        title: 'What we store, why, and for how long',
        paragraphs: [
          'The time runs from the day on which the record is made; for a request or an application from its last change: a new status, a mail from us or a mail from you. Then a program deletes the record.',
        ],
        entries: [
          {
            name: 'Demo requests and partnership inquiries',
            text: 'What you enter in the form, when you sent it, and what became of it. For a demo, also the time zone of your browser. We need it to answer you.',
            kept: inDays(days.submission),
          },
          {
            name: 'Job applications',
            text: 'What you enter in the form, your CV, when you sent it, and how far it came. We need it to choose whom we hire. Only our staff can download a CV, and each download is noted in a log.',
            kept: `${inDays(days.application)}; while an interview or an offer is open, the time begins with the decision`,
          },
          {
            name: 'The conversation about your request',
            text: 'The mails that we write to you, the mails with which you answer, and what our staff note. So everybody who answers you knows what was said. Files that you attach to a mail are not stored here: we keep only their names. Of each mail we also keep whether its sender could be verified.',
            kept: 'as long as the request it belongs to',
          },
          {
            name: 'Booked demos',
            text: 'The hour that you booked, when you booked or changed it, and whether the demo is cancelled or took place. So nobody else gets your hour, and we can remind you of it.',
            kept: 'as long as the request it belongs to, which we keep at least until the demo is over',
          },
          {
            name: 'Mails that we send to you or about your request',
            text: 'The address, the kind of mail, its subject, and whether it was sent. So each mail goes out once, and we can tell what became of it.',
            kept: `${inDays(days.mail)}, but not longer than the request it belongs to`,
          },
          {
            name: 'Newsletter subscription',
            text: 'Your address, when and where on the site you subscribed, and the code in your unsubscribe link. After you unsubscribe, the address stays on the list as unsubscribed, so that we do not write again by mistake.',
            kept: 'until you have it erased',
          },
          {
            name: 'A subscription that was never confirmed',
            text: 'If we ask you to confirm your address and you do not, we forget it.',
            kept: inDays(fixedRetentionDays.unconfirmedSubscriber),
          },
          {
            name: 'Proof of your consent to the newsletter',
            text: 'What you agreed to, when, and when you took it back, because we must be able to prove it. Instead of your address it holds a keyed hash: a code that nobody can turn back into your address.',
            kept: 'without a limit',
          },
          {
            name: 'Addresses that we no longer write to',
            text: 'If a mail bounces for good, you report one as spam, or you have your data erased, we note this, so that we stop. After an erasure only the keyed hash of your address stays.',
            kept: 'until we remove it; after an erasure, until you confirm a new subscription',
          },
          {
            name: 'Conversations with Joe, our chat assistant',
            text: 'What you and Joe write, under a random number and without your name or address, so that we learn what visitors ask for; and whether you found an answer helpful, and why, if you say so. Joe itself forgets a conversation 24 hours after its last message. From your first message your browser keeps the number for as long, or until you start over; whoever has it can read the conversation.',
            kept: inDays(days.chat),
          },
          {
            name: 'Requests to see your data',
            text: 'Your address, and when you asked for the link.',
            kept: inDays(fixedRetentionDays.dataLink),
          },
          {
            name: 'Counts of page views',
            text: 'When you leave a page, it reports itself: its path and language, from which site or campaign the visit came, how wide the window is, how far a form was taken, and how fast the page was. We add this to the counts of the day, together with the country of the connection. The report itself is not kept, nothing is stored on your device for it, and nothing tells you from another visitor. With Global Privacy Control or Do Not Track switched on, your browser sends no report.',
            kept: 'only as numbers, without a limit',
          },
          {
            name: 'Links in our newsletter',
            text: 'We count how often a link to our site is opened, not by whom: the link is the same for all readers. A letter has no pixel that tells us whether you read it.',
            kept: 'only as numbers, without a limit',
          },
          {
            name: 'Your internet (IP) address',
            text: 'We count requests by IP address for a moment, to stop floods, and do not store it. A form that is sent without JavaScript gets a number that is computed from its content, the time and your IP address, so that we store it once. When you book a demo, we count it under a keyed hash of your network and the day, so that nobody fills our calendar.',
            kept: '1 minute; the number as long as the request; the count at most 2 days',
          },
        ],
      },
      {
        id: 'recipients',
        title: 'Who receives it',
        paragraphs: [
          'Our own staff who handle your request, and the companies that run parts of this site for us. Their servers may be outside the UAE.',
        ],
        items: [
          'Cloudflare delivers the site, runs our program, receives your answers by mail, and holds the database and the CVs. Like every host, it sees the IP address of each visitor.',
          'A mail provider (Cloudflare or Resend) gets the mails that it delivers: those to you, with your address, and those to our team about your request.',
          'The person who gives your demo has it in a calendar, with your name, company and e-mail address. The calendar program may be run by another company. An erased demo disappears from it too.',
          'A provider of language models gets what is written in your conversation with Joe. We add no name and no address; please do not write any there.',
          ...(turnstile
            ? [
                'Cloudflare Turnstile checks that a form is sent, or a conversation with Joe begun, by a person. The pages load its script from Cloudflare, which then sees your IP address and details of your browser.',
              ]
            : []),
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        paragraphs: [
          [
            'On the page ',
            myData,
            ', enter your e-mail address. If we have something about it, the link that we send there shows it, with the day on which each part is deleted. You can download it, leave or join the newsletter, and erase it. Only internal notes of our staff are not shown there: we release them on request.',
          ],
          [
            'To correct something, to object, or to ask a question, write to ',
            mailLink,
            '. Every newsletter has a link to unsubscribe, which works with one click. You may also complain to the data protection authority of your country.',
          ],
          'An erasure covers your CV and the conversation too, and the mails that you have written in the conversation of somebody else, which itself stays. It does not reach mails that were delivered already. Write to us, and we delete those in our mailboxes too.',
          'A conversation with Joe has no address unless you leave it there, so we cannot find yours. It is deleted by itself.',
          'Backups of the database are kept for 30 days, so an erased record is gone completely after that time. What we keep after an erasure holds no address: the keyed hashes above, and a line that the erasure took place.',
          'The site is designed for the rights of access, correction, erasure and portability in the UAE’s Federal Decree-Law No. 45 of 2021 and in the GDPR of the European Union.',
        ],
      },
      {
        id: 'security',
        title: 'How it is protected',
        paragraphs: [
          'The site tells browsers to use an encrypted connection only. Only staff who sign in can read what was sent to us, and every export or erasure by staff is noted in a log. The technical log of the site contains no names, addresses or texts of visitors.',
        ],
      },
    ],
  };
}
