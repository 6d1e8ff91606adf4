import { brand } from '#shared/brand.ts';
import { fieldId } from '#shared/forms/element-ids.ts';
import type { Locale } from '#shared/locales.ts';
import { paths } from '#shared/paths.ts';

interface Fact {
  key: string;
  page: string;
  fragment?: string;
  title: string;
  text: string;
}

/** Facts that no page states in this form. */
export async function siteFacts(locale: Locale): Promise<Fact[]> {
  const load = (file: string) => import(/* @vite-ignore */ `../../../src-shared/content/${locale}/${file}.ts`);
  const { knowledge: titles }: typeof import('#shared/content/en/knowledge.ts') = await load('knowledge');
  const { officeTimes, demoTimes }: typeof import('#shared/content/en/office-hours.ts') = await load('office-hours');
  const { footer }: typeof import('#shared/content/en/layout.ts') = await load('layout');
  const { default: chat }: typeof import('#shared/content/en/chat.ts') = await load('chat');
  const { default: demo }: typeof import('#shared/content/en/pages/schedule-demo.ts') =
    await load('pages/schedule-demo');
  const { default: unsubscribe }: typeof import('#shared/content/en/pages/unsubscribe.ts') =
    await load('pages/unsubscribe');
  const { email, phone } = demo.form.fields;
  const networks = footer.social.filter(({ icon }) => icon !== 'mail');
  return [
    {
      key: 'contact',
      page: paths.contact,
      fragment: 'topics',
      title: titles.contact,
      text: `${email.label}: ${brand.email} · ${phone.label}: ${brand.phone} · ${titles.address}: ${demo.contact.place}. ${chat.canned.contact} ${demo.contact.text}`,
    },
    {
      key: 'hours',
      page: paths.contact,
      fragment: 'hours',
      title: titles.hours,
      text: `${titles.hours}: ${officeTimes}.`,
    },
    {
      key: 'demo-hours',
      page: paths.scheduleDemo,
      title: titles.demoHours,
      text: `${titles.demoHours}: ${demoTimes}. ${demo.picker.intro}`,
    },
    {
      key: 'prices',
      page: paths.pricing,
      fragment: 'plans',
      title: titles.prices,
      text: `${titles.prices}. ${chat.canned.pricing}`,
    },
    {
      key: 'newsletter',
      page: paths.home,
      fragment: fieldId('newsletter', 'email'),
      title: titles.newsletter,
      text: `${footer.newsletter.title}. ${footer.newsletter.text}`,
    },
    {
      key: 'unsubscribe',
      page: paths.privacy,
      fragment: 'rights',
      title: titles.unsubscribe,
      text: `${titles.unsubscribe}. ${footer.newsletter.text} ${unsubscribe.confirm.lead}`,
    },
    {
      key: 'social',
      page: paths.home,
      fragment: 'social',
      title: `${footer.socialTitle}: ${networks.map(({ label }) => label).join(' · ')}`,
      text: `${footer.socialTitle}: ${networks.map(({ label, to }) => `${label} ${to}`).join(' · ')}`,
    },
  ];
}
