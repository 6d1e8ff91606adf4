import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { LegalContent, LegalFacts, LegalSection } from '../../types/legal.ts';
import { legalLabels } from '../legal.ts';

const turnstileSection: LegalSection = {
  id: 'turnstile',
  title: 'The spam check',
  paragraphs: [
    'The pages load Cloudflare Turnstile, which checks that a form is sent by a person. Turnstile runs in its own frame from challenges.cloudflare.com and may store data for that host in your browser.',
  ],
};

export default function cookies({ turnstile }: LegalFacts): LegalContent {
  return {
    meta: {
      title: 'Cookie Policy',
      description: `The website of ${brand.name} sets no cookies for visitors. See what your browser stores for it, for how long, and why.`,
    },
    ...legalLabels,
    title: 'Cookie Policy',
    lead: 'This site sets no cookies for visitors. That is why you see no cookie banner.',
    changedOn: '2026-11-28',
    sections: [
      {
        id: 'visitors',
        title: 'What your browser stores for this site',
        paragraphs: [
          'A few entries in the tab’s session storage. They help the page work, are not sent to us automatically, and disappear when you close the tab. Three entries stay, in local storage: your choice of language and, from your first message to Joe, the number of the conversation and what you enter to book a demo in it.',
        ],
        entries: [
          {
            name: 'scroll-positions',
            text: 'How far you have scrolled on each page, so that Back takes you to the same place.',
            kept: 'until you close the tab',
          },
          {
            name: 'draft:… (one for each form)',
            text: 'Your entries in a form you have not sent yet, so that reloading or visiting another page loses nothing.',
            kept: 'until the form is accepted, at the latest until you close the tab',
          },
          {
            name: 'submission-id:… (one for each form)',
            text: 'A random number sent with the form, so that a form sent twice is stored once.',
            kept: 'until the form is accepted, at the latest until you close the tab',
          },
          {
            name: 'language-chosen',
            text: 'That you have chosen a language or dismissed the offer of Arabic, so that it is not shown again.',
            kept: 'until you delete this site’s data',
          },
          {
            name: 'chat-session',
            text: 'The random number of your conversation with Joe, our chat assistant, and the time of your last message, so that a reload or another tab shows the same conversation.',
            kept: 'from your first message until 24 hours after the last one, or until you start over',
          },
          {
            name: 'chat-booking',
            text: 'Your entries for a demo in the chat, and the time, link, name and email address of one booked there, so that a reload or another tab shows the same.',
            kept: 'the entries until the demo is booked, all of it as long as “chat-session”',
          },
          {
            name: 'chat-open',
            text: 'That the chat with Joe is open or minimised, so that it stays so on the next page.',
            kept: 'until you close the chat or the tab',
          },
          {
            name: 'chat-typed',
            text: 'A message to Joe that you have not sent yet, so that reloading or visiting another page loses nothing.',
            kept: 'until you send it or close the tab',
          },
          {
            name: 'chat-left',
            text: 'Your last question to Joe, if you left the page while it was answering, so that the chat can say that the answer was cut off.',
            kept: 'until you close the tab',
          },
        ],
      },
      ...(turnstile ? [turnstileSection] : []),
      {
        id: 'staff',
        title: 'For our staff',
        paragraphs: [
          'Only in the browser of someone who signs in to our admin area: Cloudflare Access sets cookies, such as CF_Authorization, that prove the sign-in until it expires. Local storage holds the entry “staff”, which shows the bar with new requests, “newsletter-draft” and one draft for each reply that has not been sent yet, “alert-waiting”, which lets the browser say when a visitor is waiting, and three choices: “keyboard-shortcuts”, “staff-theme” and “first-steps”.',
        ],
      },
      {
        id: 'control',
        title: 'How to remove it',
        paragraphs: [
          'Close the tab, or delete this site’s data in your browser settings. If you block storage altogether, the site still works: it then keeps these entries in memory until you leave or reload the page.',
          ['What we store on our side is described in the ', { label: 'Privacy Policy', to: paths.privacy }, '.'],
        ],
      },
    ],
  };
}
