import { brand } from '../../../brand.ts';
import { paths } from '../../../paths.ts';
import type { LegalContent, LegalFacts, LegalSection } from '../../types/legal.ts';
import { legalLabels } from '../legal.ts';

const turnstileSection: LegalSection = {
  id: 'turnstile',
  title: 'The check for programs',
  paragraphs: [
    'The pages load Cloudflare Turnstile, which checks that a person sends the form. Turnstile runs in a frame of its own from challenges.cloudflare.com and may keep data for that host in your browser.',
  ],
};

export default function cookies({ turnstile }: LegalFacts): LegalContent {
  return {
    meta: {
      title: 'Cookie Policy',
      description: `The website of ${brand.name} sets no cookies for visitors. What your browser keeps for it, how long, and why.`,
    },
    ...legalLabels,
    title: 'Cookie Policy',
    lead: 'This site sets no cookies for visitors. That is why no banner asks you about them.',
    changedOn: '2026-11-26',
    sections: [
      {
        id: 'visitors',
        title: 'What your browser keeps for this site',
        paragraphs: [
          'A few entries in the session storage of the tab. They help the page to work, are not sent to us by themselves, and are gone when you close the tab. Two entries stay, in the local storage: your choice of a language, and from your first message to Joe the number of the conversation.',
        ],
        entries: [
          {
            name: 'scroll-positions',
            text: 'How far you have scrolled on each page, so that Back brings you to the same place.',
            kept: 'until you close the tab',
          },
          {
            name: 'draft:… (one for each form)',
            text: 'What you have typed into a form that is not sent yet, so that a reload or a look at another page loses nothing.',
            kept: 'until the form is accepted, at the latest until you close the tab',
          },
          {
            name: 'submission-id:… (one for each form)',
            text: 'A random number for the form. It is sent with the form, so that a form that is sent twice is stored once.',
            kept: 'until the form is accepted, at the latest until you close the tab',
          },
          {
            name: 'language-chosen',
            text: 'That you have chosen a language or closed the line that offers Arabic, so that it is not shown again.',
            kept: 'until you delete the data of this site',
          },
          {
            name: 'chat-session',
            text: 'The random number of your conversation with Joe, our chat assistant, and the time of your last message, so that a reload or another tab shows the same conversation.',
            kept: 'from your first message until 24 hours after the last one, or until you start over',
          },
          {
            name: 'chat-open',
            text: 'That the chat with Joe is open or minimised, so that it stays so on the next page.',
            kept: 'until you close the chat or the tab',
          },
          {
            name: 'chat-left',
            text: 'Your last question to Joe, if you left the page while he was answering, so that the chat can say that the answer broke off.',
            kept: 'until you close the tab',
          },
        ],
      },
      ...(turnstile ? [turnstileSection] : []),
      {
        id: 'staff',
        title: 'For our staff',
        paragraphs: [
          'Only in the browser of somebody who signs in to our admin area: Cloudflare Access sets cookies, such as CF_Authorization, that prove the sign-in until it expires. Local storage holds the entry “staff”, which shows the bar with new requests, “newsletter-draft”, a newsletter that is not sent yet, and “alert-waiting”, which lets the browser tell when a visitor waits.',
        ],
      },
      {
        id: 'control',
        title: 'How to remove it',
        paragraphs: [
          'Close the tab, or delete the data of this site in the settings of your browser. If you block storage altogether, the site still works: it then keeps these entries in memory, until you leave or reload the page.',
          ['What we store on our side is described in the ', { label: 'Privacy Policy', to: paths.privacy }, '.'],
        ],
      },
    ],
  };
}
