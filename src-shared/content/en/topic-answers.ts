import { brand } from '../../brand.ts';
import { claims } from '../../site/claims.ts';
import { company } from '../../site/company.ts';
import chat from './chat.ts';
import { handover } from './handover.ts';
import { hourOfDay, officeContact } from './office-hours.ts';
import { privacyInShort, rightsLaws } from './privacy-facts.ts';
import { slotPicker } from './slot-picker.ts';
import { aboutUs, whyUs } from './why-us.ts';

function customersAnswer(named: readonly string[]): string {
  const counts = `We count ${claims.customers} customers, ${claims.enterpriseClients} of them with a contract of their own`;
  if (named.length > 0) return `${counts}. These agreed to be named: ${new Intl.ListFormat('en').format(named)}.`;
  return `Our site names no customer, because that needs their consent. ${counts}; these are our own counts, explained on the page “Trust and security”.`;
}

/** Joe's answers without a model. Prices, plans and open positions are added from the site's own lists. */
export const topicAnswers = {
  greeting: `Hello, I’m Joe, the ${brand.name} assistant. Ask me about our products, prices, a demo or a job.`,
  salam: `Wa alaikum assalam. I’m Joe, the ${brand.name} assistant. Ask me about our products, prices, a demo or a job.`,
  thanks: 'You’re welcome. If you have another question, I’m here.',
  acknowledgement: 'I’m here if you have another question.',
  about: aboutUs,
  why: [`${whyUs.title}:`, ...whyUs.items.map(({ title, text }) => `• **${title}**: ${text}`)].join('\n'),
  products: chat.canned.products,
  booking: `You can book a demo here in the chat or on our demo page. ${slotPicker.intro}`,
  moving: `A demo that you booked in this chat can be moved or cancelled here. For any other, open the link in the email about your booking, which works until the demo begins. If you can’t find the email, write to ${brand.email}.`,
  yourDemo: (day: string, hour: string) =>
    `Your demo is on ${day} at ${hour} Gulf time. Move or cancel it here, or with the link in the email about it.`,
  prices: `Prices of our ${brand.agentBuilder.name} plans:`,
  otherPrices: `Every other product has a quote of its own, because its price depends on the solution and its scale. Most come with a free trial. For a quote, write to ${brand.staffAddresses[0]}.`,
  currencies:
    'Our prices are in US dollars, and the dirham amounts are approximate. There is no price list in other currencies.',
  services: 'We build AI to order, and you own what we build. We also have six products of our own. Built to order:',
  plans: `Our ${brand.agentBuilder.name} plans:`,
  byQuote: (name: string) =>
    `${name} has no published price: it is by quote, because the price depends on the solution and its scale. Tell our team what you need, and they make the quote.`,
  planFeature: (plan: string, feature: string, value: string) => `**${plan}**, ${feature}: ${value}.`,
  contact: chat.canned.contact,
  person: `Press “${handover.ask}” in this chat to reach our team. ${chat.canned.contact}`,
  afterHours: (when: string) =>
    `Our office is closed now, and our team is back ${when}. You can book a demo right away, or press “${handover.ask}” to leave your address.`,
  officeDay: (
    day: string,
    hours: [from: number, to: number] | undefined,
    name: string | undefined,
    lastDay: string | undefined,
  ) => {
    const when = lastDay ? `From ${day} to ${lastDay}` : `On ${day}`;
    const reason = name ? ` for ${name}` : '';
    return hours
      ? `${when}, our office is open from ${hourOfDay(hours[0])} to ${hourOfDay(hours[1])} Gulf time${reason}.`
      : `${when}, our office is closed${reason}.`;
  },
  expectedDate: 'The date is expected, and depends on the sighting of the moon.',
  hours: officeContact,
  application: `To replace your CV or withdraw an application, reply to the email that confirmed it, or write to ${brand.staffAddresses[2]}. On the page “Your data” you can see, download or erase what you have sent.`,
  endingPlan:
    'Our site doesn’t say how a plan ends, but our team can tell you. The newsletter ends with one click on “Unsubscribe” in any of its emails.',
  smallBusiness: [
    'Three of our products suit a small business:',
    `• **${brand.agentBuilder.name}**: agents that answer customers and read orders. The Starter plan is free.`,
    '• **UAE E-commerce Aggregator**: your prices beside those of other stores in the UAE.',
    '• **AI Data Analyst**: answers about your sales in plain language.',
    'Bring one example to a one-hour demo, and see what fits.',
  ].join('\n'),
  personalData: `${privacyInShort.join(' ')}. On the page “Your data” you can see, download and erase what we have.`,
  dataLaws: `${rightsLaws} For our products, we sign a data processing agreement with the contract, on request.`,
  customers: customersAnswer((company.customers ?? []).map(({ name, industry }) => `${name} (${industry.en})`)),
  onPremise:
    'Running a product on your own servers is a matter for your contract. Our team can tell you what is possible.',
  notOnSite: 'I couldn’t find that on our site, but our team can tell you.',
  nearest: 'I’m not sure that our site answers this. This may help:',
  also: 'See also:',
  askTeam: `If it doesn’t, press “${handover.ask}”: our team gets your question.`,
  missedAgain: `I couldn’t answer twice in a row. Press “${handover.ask}”: our team gets your question and this conversation.`,
  anger: `I’m sorry that I wasn’t helpful. Press “${handover.ask}” to reach our team, who get this conversation.`,
  failed: 'My longer answer failed, so this is the short one from our site.',
  quote: (title: string) => `From our site, “${title}”:`,
};
export type TopicAnswers = typeof topicAnswers;
