import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { LegalContent, LegalFacts } from '../../types/legal.ts';
import { legalLabels } from '../legal.ts';
import { backups, protection, recipients, records, serversAbroad } from '../legal-facts.ts';

const mailLink = { label: brand.email, to: `mailto:${brand.email}` };
const myData = { label: 'Your data', to: paths.myData };

export default function privacy(facts: LegalFacts): LegalContent {
  return {
    meta: {
      title: 'Privacy Policy',
      description: `See what ${brand.name} stores about you, why, for how long, who receives it, and how to see it, download it or have it erased.`,
    },
    ...legalLabels,
    title: 'Privacy Policy',
    lead: 'This page says what we store about you, why, for how long, and how to get a copy or have it erased.',
    changedOn: '2026-11-29',
    sections: [
      {
        id: 'in-short',
        title: 'In short',
        paragraphs: [],
        items: [
          'We store what you send us, so that we can reply to you.',
          'There are no cookies for visitors, no advertising and no profiles. We count page views but track no one, and we never sell your data.',
          'Almost everything is deleted automatically after a fixed time, stated below.',
          ['On the page ', myData, ' you can see, download and erase what we have, without an account.'],
        ],
      },
      {
        id: 'who',
        title: 'Who is responsible',
        paragraphs: [
          [
            `${brand.legalName}, ${brand.city}, ${brand.country}. For anything concerning your data, write to `,
            mailLink,
            ` or call ${brand.phone}.`,
          ],
        ],
      },
      {
        id: 'what',
        title: 'What we store, why, and for how long',
        paragraphs: [
          'The time runs from the day the record is created; for a request or an application, from its last change: a new status, an email from us or an email from you. The record is then deleted automatically.',
        ],
        entries: records(facts),
      },
      {
        id: 'recipients',
        title: 'Who receives it',
        paragraphs: [
          `Our own staff who handle your request, and the companies that run parts of this site for us. ${serversAbroad}`,
        ],
        items: recipients(facts).map(({ text }) => text),
      },
      {
        id: 'rights',
        title: 'Your rights',
        paragraphs: [
          [
            'On the page ',
            myData,
            ', enter your email address. If we store anything about it, we email you a link that shows it, with the day on which each part will be deleted. There you can download it, subscribe or unsubscribe, and erase it. Only internal staff notes are not shown: we release them on request.',
          ],
          [
            'To correct something, to object, or to ask a question, write to ',
            mailLink,
            '. Every newsletter has a one-click unsubscribe link. You may also complain to the data protection authority of your country.',
          ],
          'Erasure also covers your CV, the conversation, and the emails you wrote in someone else’s conversation, which itself stays. It does not reach emails that have already been delivered: write to us, and we will delete those in our mailboxes too.',
          'A conversation with Joe holds no address unless you leave one there or send a form from it. Without one, we cannot find yours; it is deleted automatically.',
          `${backups}, so an erased record is gone completely after that time. The records we keep after an erasure hold no address: the keyed hashes above, and a note that the erasure took place.`,
          'The site is designed for the rights of access, correction, erasure and portability in the UAE’s Federal Decree-Law No. 45 of 2021 and in the GDPR of the European Union.',
        ],
      },
      {
        id: 'security',
        title: 'How it is protected',
        paragraphs: [protection],
      },
    ],
  };
}
