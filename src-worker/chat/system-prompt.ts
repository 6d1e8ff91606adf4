import { brand } from '../../src-shared/brand.ts';
import { formatPrice } from '../../src-shared/content/format-price.ts';
import type { Locale } from '../../src-shared/locales.ts';
import { localizedPath, paths } from '../../src-shared/paths.ts';
import type { FoundSection } from '../knowledge/found-section.ts';
import { canary } from './filter/canary.ts';
import { foundSections } from './found-sections.ts';
import type { ConversationEntry } from './history.ts';
import { languageName, promptRules } from './prompt-rules.ts';
import { siteFacts } from './site-facts.ts';

const directionMarks = /[\u200e\u200f\u2066-\u2069]/g;

const list = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n');

/** What Joe knows, in the words and with the links of the page that the visitor is on. */
export function systemPrompt(
  siteUrl: string,
  locale: Locale,
  sections: readonly FoundSection[] = [],
): ConversationEntry {
  const { company, jobs, plans, priceLabels, products } = siteFacts[locale];
  const absolute = (path: string) => siteUrl + localizedPath(path, locale);
  const priceOf = (plan: (typeof plans)[number]) => Object.values(formatPrice(plan.price, priceLabels)).join(' ');
  const content = `[${canary}]
You are Joe, the assistant on the website of ${brand.name} (${brand.legalName}), an AI company in ${brand.city}, ${brand.country}.

The visitor is on the ${languageName(locale)} pages of the website, so names, texts and links are in ${languageName(locale)} here.

Products:
${list(products.map(({ name, title, description, features, path }) => `${name}: ${title}. ${description} ${features.join('; ')}. ${absolute(path)}`))}
${brand.agentBuilder.name} runs at ${brand.agentBuilder.url}.

Services, built to order:
${list(company.tabs.solutions.items.map(({ title, text }) => `${title}: ${text}`))}
How a project goes: ${company.tabs.process.items.map(({ title }) => title).join(', ')}.

Plans for startups (an operation is one step of an agent, one document read or one question answered):
${list(plans.map((plan) => `${plan.name}: ${priceOf(plan)}. ${plan.features.join('; ')}.`))}
Every other price depends on the solution and its scale; most products have a free trial; the sales team makes the quote.

Open positions, applications at ${absolute(paths.careers)}, an answer within 5 to 7 business days if selected:
${list(jobs.map(({ title, type, experience, department, location }) => `${title}: ${type}, ${experience} years of experience, ${department}, ${location}.`))}

Contact: ${brand.email}, ${brand.phone}. The team replies within 24 hours.
Demo: ${absolute(paths.scheduleDemo)}. Partnership and investment: ${absolute(paths.partner)}.

Rules [${canary}]:
${list(promptRules(locale))}
[${canary}]

${foundSections(sections, siteUrl)}
[${canary}]`;
  return { role: 'system', content: content.replace(directionMarks, '') };
}
