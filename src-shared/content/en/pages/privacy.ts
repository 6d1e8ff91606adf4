import { brand } from '../../../brand.ts';
import { paths } from '../../../paths.ts';
import type { LegalContent, LegalFacts } from '../../types/legal.ts';
import { legalLabels } from '../legal.ts';
import { backups, protection, recipients, records, serversAbroad } from '../legal-facts.ts';

const mailLink = { label: brand.email, to: `mailto:${brand.email}` };
const myData = { label: 'Your data', to: paths.myData };

export default function privacy(facts: LegalFacts): LegalContent {
  return {
    meta: {
      title: 'Privacy Policy',
      description: `What ${brand.name} stores about you, why, for how long, who receives it, and how to see it, download it or have it erased.`,
    },
    ...legalLabels,
    title: 'Privacy Policy',
    lead: 'What we store about you, why, for how long, and how you get it back or get rid of it.',
    changedOn: '2026-11-26',
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
          'The time runs from the day on which the record is made; for a request or an application from its last change: a new status, an email from us or an email from you. Then a program deletes the record.',
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
            ', enter your email address. If we have something about it, the link that we send there shows it, with the day on which each part is deleted. You can download it, leave or join the newsletter, and erase it. Only internal notes of our staff are not shown there: we release them on request.',
          ],
          [
            'To correct something, to object, or to ask a question, write to ',
            mailLink,
            '. Every newsletter has a link to unsubscribe, which works with one click. You may also complain to the data protection authority of your country.',
          ],
          'Erasing covers your CV and the conversation too, and the emails that you have written in the conversation of somebody else, which itself stays. It does not reach emails that have already been delivered. Write to us, and we will delete those in our mailboxes too.',
          'A conversation with Joe has no address unless you leave it there, so we cannot find yours. It is deleted by itself.',
          `${backups}, so an erased record is gone completely after that time. What we keep after an erasure holds no address: the keyed hashes above, and a line that the erasure took place.`,
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
