import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import type { Action } from '../types/blocks.ts';
import { common, problems } from './forms/common.ts';
import { newsletterMessages } from './messages.ts';

const { agentBuilder, email, legalName, social } = brand;

const footer = {
  tagline: 'AI products for businesses and enterprises across the GCC. Built in Dubai.',
  columns: [
    {
      title: 'Solutions',
      links: [
        { label: agentBuilder.name, to: paths.lagentry },
        { label: 'AI Auditor', to: paths.aiAuditor },
        { label: 'ID Verification', to: paths.idVerification },
        { label: 'MarketEye', to: paths.marketeye },
        { label: 'Enterprise', to: paths.enterprise },
      ],
    },
    {
      title: 'Industries',
      links: [
        { label: 'Healthcare', to: paths.enterprise },
        { label: 'Finance', to: paths.enterprise },
        { label: 'E-commerce', to: paths.enterprise },
        { label: 'Manufacturing', to: paths.enterprise },
      ],
    },
    {
      title: 'Company',
      links: [
        { label: 'About Us', to: paths.company },
        { label: 'Careers', to: paths.careers },
      ],
    },
    {
      title: 'Resources',
      links: [
        { label: 'Technologies', to: paths.company },
        { label: 'Our Process', to: paths.company },
        { label: 'Industries We Serve', to: paths.company },
        { label: 'Contact', to: paths.scheduleDemo },
      ],
    },
  ] satisfies { title: string; links: Action[] }[],
  newsletter: {
    title: 'News from the lab',
    text: 'What we built, what we learned. A few mails a month, and one click to leave.',
    email: 'Email address',
    placeholder: 'name@company.com',
    submit: 'Subscribe',
    submitting: 'Subscribing...',
    honeypot: common.honeypot,
    problems,
    failed: newsletterMessages.subscribeFailed,
    unreachable: newsletterMessages.subscribeUnreachable,
  },
  social: [
    { label: 'LinkedIn', to: social.linkedin, icon: 'linkedin' },
    { label: 'X', to: social.x, icon: 'x' },
    { label: `Email ${email}`, to: `mailto:${email}`, icon: 'mail' },
  ] satisfies (Action & { icon: 'linkedin' | 'x' | 'mail' })[],
  /** For the result of a form after the visitor has gone to another page. */
  formNotice: { back: 'Back to the form', dismiss: 'Dismiss' },
  socialTitle: 'Follow us',
  legal: [
    { label: 'Privacy Policy', to: paths.privacy },
    { label: 'Terms of Service', to: paths.terms },
    { label: 'Cookie Policy', to: paths.cookies },
    { label: 'Your data', to: paths.myData },
  ],
  copyright: `© ${legalName} · ${brand.city}, ${brand.country}`,
};
export type FooterContent = typeof footer;

export default footer;
