import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { LegalContent } from '../../types/legal.ts';
import { legalLabels } from '../legal.ts';

export default function terms(): LegalContent {
  return {
    meta: {
      title: 'Terms of Service',
      description: `The terms for using the website of ${brand.name}: what it offers, what a request means, prices, Joe, and the law that applies.`,
    },
    ...legalLabels,
    title: 'Terms of Service',
    lead: 'This page says what you can expect from this website, and what we expect from you. Contracts about our products have their own terms.',
    changedOn: '2026-11-26',
    sections: [
      {
        id: 'who',
        title: 'Who we are',
        paragraphs: [
          [
            `This website is run by ${brand.legalName}, ${brand.city}, ${brand.country}. Our email address is `,
            { label: brand.email, to: `mailto:${brand.email}` },
            `, our phone number ${brand.phone}.`,
          ],
        ],
      },
      {
        id: 'offer',
        title: 'What the site offers',
        paragraphs: [
          'The site presents our products and our company. You can ask for a demo, propose a partnership, apply for a job, subscribe to our newsletter, and ask Joe, our chat assistant. All of this is free and needs no account. You may use it for yourself or for your company.',
        ],
      },
      {
        id: 'requests',
        title: 'A request is not a contract',
        paragraphs: [
          'A demo request, a partnership inquiry or a job application is a request for a conversation. The email that you get right away only says that we received it. A contract exists only when both parties have agreed in writing.',
          'The time of a demo is booked when our email confirms it, and either side can move or cancel it until it begins. A time that was not available remains a request until our team confirms it.',
        ],
      },
      {
        id: 'prices',
        title: 'Prices',
        paragraphs: [
          'Prices on this site are indicative. They may change, and the price of most solutions depends on their scale. The binding price is the one in our quote to you.',
        ],
      },
      {
        id: 'joe',
        title: 'Joe may be wrong',
        paragraphs: [
          'Joe is a program. It answers from what is on this site, but it may be wrong or out of date, and nothing it writes is an offer, a promise or advice. Please check anything important with our team, and don’t share passwords, card numbers or identity documents with Joe.',
        ],
      },
      {
        id: 'you',
        title: 'What we ask of you',
        paragraphs: [],
        items: [
          'Give details that are true, and use only your own email address or one that you may use.',
          'Do not send unlawful content, malware, or text that violates the rights of others.',
          'Do not attack or overload the site. We limit how many requests one address may send.',
          'If you find a security problem, please report it to us before you tell others.',
        ],
      },
      {
        id: 'content',
        title: 'Our content',
        paragraphs: [
          'The text, pictures, names and logos on this site belong to us or to those who let us use them. You may link to any page and quote from it with its source. For anything more, please ask.',
          'Links to other sites lead to content that others are responsible for.',
        ],
      },
      {
        id: 'liability',
        title: 'What we are liable for',
        paragraphs: [
          'We take care to keep the site correct and available, but we cannot promise that it is always complete, up to date or reachable. As far as the law allows, we are not liable for damage that comes from using this site free of charge. Liability that the law does not allow anyone to exclude is not affected.',
        ],
      },
      {
        id: 'privacy',
        title: 'Your data',
        paragraphs: [
          [
            'What we store about you is described in our ',
            { label: 'Privacy Policy', to: paths.privacy },
            '. You can see and erase it on the page ',
            { label: 'Your data', to: paths.myData },
            '.',
          ],
        ],
      },
      {
        id: 'law',
        title: 'Which law applies',
        paragraphs: [
          'The law of the United Arab Emirates, as it applies in the Emirate of Dubai, governs these terms, and the courts of Dubai decide disputes. If you are a consumer, you keep any protection under your country’s law that cannot be waived.',
          'We may change these terms. The version on this page applies; the date above says when it last changed.',
        ],
      },
    ],
  };
}
