import { brand } from '../brand.ts';
import { fieldId } from '../forms/element-ids.ts';
import { paths } from '../paths.ts';
import type { Draft } from './draft.ts';
import type { SiteContent } from './site-content.ts';

export function cutFacts(content: SiteContent): (Draft & { page: string })[] {
  const { fields } = content.demo.form;
  const { titles, officeTimes, demoTimes, chat, demo, footer, unsubscribe } = content;
  const networks = footer.social.filter(({ icon }) => icon !== 'mail');
  const newsletterForm = { page: paths.home, fragment: fieldId('newsletter', 'email') };
  return [
    {
      key: 'contact',
      page: paths.scheduleDemo,
      fragment: 'contact',
      title: titles.contact,
      text: [
        `${fields.email.label}: ${brand.email} · ${fields.phone.label}: ${brand.phone} · ${titles.address}: ${demo.contact.place}.`,
        chat.canned.contact,
        demo.contact.text,
      ],
    },
    {
      key: 'hours',
      page: paths.scheduleDemo,
      fragment: 'contact',
      title: titles.hours,
      text: [`${titles.hours}: ${officeTimes}.`],
    },
    {
      key: 'demo-hours',
      page: paths.scheduleDemo,
      title: titles.demoHours,
      text: [`${titles.demoHours}: ${demoTimes}.`, demo.picker.intro],
    },
    {
      key: 'prices',
      page: paths.startups,
      fragment: 'plans',
      title: titles.prices,
      text: [`${titles.prices}.`, chat.canned.pricing],
    },
    {
      key: 'newsletter',
      ...newsletterForm,
      title: titles.newsletter,
      text: [`${footer.newsletter.title}.`, footer.newsletter.text],
    },
    {
      key: 'unsubscribe',
      page: paths.privacy,
      fragment: 'rights',
      title: titles.unsubscribe,
      text: [`${titles.unsubscribe}.`, footer.newsletter.text, unsubscribe.confirm.lead],
    },
    {
      key: 'social',
      page: paths.home,
      fragment: 'social',
      title: `${footer.socialTitle}: ${networks.map(({ label }) => label).join(' · ')}`,
      text: [`${footer.socialTitle}: ${networks.map(({ label, to }) => `${label} ${to}`).join(' · ')}`],
    },
  ];
}
