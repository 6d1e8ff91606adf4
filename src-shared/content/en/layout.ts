import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { newsletterMessages } from './newsletter.ts';

const { agentBuilder, email, legalName, social } = brand;

/** What stands around every page: header and footer. */
const layout = {
  header: {
    skip: 'Skip to content',
    home: `${brand.name}, home`,
    navigation: 'Main',
    menu: 'Menu',
    closeMenu: 'Close',
    scheduleDemo: { label: 'Schedule Demo', to: paths.scheduleDemo },
    menus: [
      {
        id: 'products',
        label: 'Products',
        overview: { label: 'All products', to: paths.products },
        links: [
          { label: agentBuilder.name, note: 'Build AI agents without code', to: paths.lagentry, icon: 'agent' },
          { label: 'AI Auditor', note: 'Financial analysis and compliance', to: paths.aiAuditor, icon: 'audit' },
          {
            label: 'ID Verification',
            note: 'Identity checks across the GCC',
            to: paths.idVerification,
            icon: 'identity',
          },
          { label: 'MarketEye', note: 'Price and market intelligence', to: paths.marketeye, icon: 'market' },
          { label: 'AI Data Analyst', note: 'Ask your data, see the answer', to: paths.aiDataAnalyst, icon: 'chart' },
          {
            label: 'UAE E-commerce Aggregator',
            note: 'Compare prices across UAE stores',
            to: paths.ecommerceAggregator,
            icon: 'basket',
          },
        ],
      },
      {
        id: 'solutions',
        label: 'Solutions',
        overview: undefined,
        links: [
          { label: 'Enterprise', note: 'Security, scale and support', to: paths.enterprise, icon: 'building' },
          { label: 'Startups', note: 'Plans that grow with you', to: paths.startups, icon: 'bolt' },
          { label: 'Developers', note: 'APIs, SDKs and samples', to: paths.developers, icon: 'code' },
          { label: 'Researchers', note: 'Publications and open work', to: paths.researchers, icon: 'book' },
        ],
      },
      {
        id: 'company',
        label: 'Company',
        overview: undefined,
        links: [
          { label: 'About Us', note: 'Who builds this, and how', to: paths.company, icon: 'globe' },
          { label: 'Careers', note: 'Four open positions', to: paths.careers, icon: 'people' },
          { label: 'Partner With Us', note: 'Invest, integrate, distribute', to: paths.partner, icon: 'plug' },
        ],
      },
    ],
  },
  footer: {
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
    ],
    newsletter: {
      title: 'News from the lab',
      text: 'What we built, what we learned. A few mails a month, and one click to leave.',
      email: 'Email address',
      placeholder: 'name@company.com',
      submit: 'Subscribe',
      submitting: 'Subscribing...',
      withoutScript: `Write to ${email} to subscribe.`,
      failed: newsletterMessages.subscribeFailed,
      unreachable: newsletterMessages.subscribeUnreachable,
    },
    social: [
      { label: 'LinkedIn', to: social.linkedin, icon: 'linkedin' },
      { label: 'X', to: social.x, icon: 'x' },
      { label: `Email ${email}`, to: `mailto:${email}`, icon: 'mail' },
    ],
    socialTitle: 'Follow us',
    legal: [
      { label: 'Privacy Policy', to: '#' },
      { label: 'Terms of Service', to: '#' },
      { label: 'Cookie Policy', to: '#' },
    ],
    copyright: `© ${legalName} · ${brand.city}, ${brand.country}`,
  },
};

export default layout;
export type LayoutContent = typeof layout;
