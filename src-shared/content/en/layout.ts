import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { company } from '../../site/company.ts';
import type { Action } from '../types/blocks.ts';
import { newsletterForm } from './forms/newsletter.ts';
import { legalLine } from './place.ts';

interface MenuLink extends Action {
  note: string;
}

export interface Menu {
  id: 'products' | 'solutions' | 'company';
  label: string;
  overview: Action | undefined;
  links: MenuLink[];
}

export const header = {
  skip: 'Skip to content',
  home: `${brand.name}, home`,
  navigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close',
  chat: 'Chat with Joe',
  pageFailure: {
    title: 'This page could not be shown.',
    lead: 'Please check your connection and try again.',
    retry: 'Try again',
    reload: 'Reload the page',
  },
  scheduleDemo: { label: 'Schedule Demo', to: paths.scheduleDemo },
  pricing: { label: 'Pricing', to: paths.pricing },
  menus: [
    {
      id: 'products',
      label: 'Products',
      overview: { label: 'All products', to: paths.products },
      links: [
        {
          label: brand.agentBuilder.name as string,
          note: 'Build AI agents without code',
          to: paths.lagentry,
        },
        { label: 'AI Auditor', note: 'Financial analysis and compliance', to: paths.aiAuditor },
        {
          label: 'ID Verification',
          note: 'Identity checks across the GCC',
          to: paths.idVerification,
        },
        { label: 'MarketEye', note: 'Price and market intelligence', to: paths.marketeye },
        { label: 'AI Data Analyst', note: 'Ask your data, see the answer', to: paths.aiDataAnalyst },
        {
          label: 'UAE E-commerce Aggregator',
          note: 'Compare prices across UAE stores',
          to: paths.ecommerceAggregator,
        },
      ],
    },
    {
      id: 'solutions',
      label: 'Solutions',
      overview: undefined,
      links: [
        { label: 'Enterprise', note: 'Security, scale and support', to: paths.enterprise },
        { label: 'Startups', note: 'Plans that grow with you', to: paths.startups },
        { label: 'Developers', note: 'APIs, SDKs and samples', to: paths.developers },
        { label: 'Researchers', note: 'Working papers and joint projects', to: paths.researchers },
      ],
    },
    {
      id: 'company',
      label: 'Company',
      overview: undefined,
      links: [
        {
          label: 'About Us',
          note: company.people ? 'Who builds this, and how' : 'What we build, and how',
          to: paths.company,
        },
        { label: 'News', note: 'Releases, and lessons from them', to: paths.news },
        { label: 'Careers', note: 'Positions in Dubai', to: paths.careers },
        { label: 'Partner With Us', note: 'Invest, integrate, distribute', to: paths.partner },
        { label: 'Security', note: 'Answers for your reviewers', to: paths.productSecurity },
      ],
    },
  ] satisfies Menu[],
};
export type HeaderContent = typeof header;

const { agentBuilder, email, social } = brand;

export const footer = {
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
        { label: 'News', to: paths.news },
        { label: 'Newsletter', to: `${paths.news}#newsletter` },
      ],
    },
    {
      title: 'Resources',
      links: [
        { label: 'Pricing', to: paths.pricing },
        { label: 'Technologies', to: `${paths.company}#technologies` },
        { label: 'Our Process', to: `${paths.company}#process` },
        { label: 'Industries We Serve', to: `${paths.company}#industries` },
        { label: 'Contact', to: paths.contact },
      ],
    },
  ] satisfies { title: string; links: Action[] }[],
  newsletter: newsletterForm,
  social: [
    { label: 'LinkedIn', to: social.linkedin, icon: 'linkedin' },
    { label: 'X', to: social.x, icon: 'x' },
    { label: `Email ${email}`, to: `mailto:${email}`, icon: 'mail' },
  ] satisfies (Action & { icon: 'linkedin' | 'x' | 'mail' })[],
  whatsapp: { label: 'WhatsApp', icon: 'whatsapp' },
  formToast: { back: 'Back to the form', dismiss: 'Dismiss' },
  socialTitle: 'Follow us',
  legal: [
    { label: 'Privacy Policy', to: paths.privacy },
    { label: 'Terms of Service', to: paths.terms },
    { label: 'Cookie Policy', to: paths.cookies },
    { label: 'Your data', to: paths.myData },
    { label: 'Trust', to: paths.trust },
    { label: 'Product security', to: paths.productSecurity },
    { label: 'Status', to: paths.status },
  ],
  copyright: legalLine,
};
export type FooterContent = typeof footer;

export interface LayoutTexts {
  header: HeaderContent;
  footer: FooterContent;
}
