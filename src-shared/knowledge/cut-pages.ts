import { brand } from '../brand.ts';
import type { Job } from '../content/en/jobs.ts';
import type { CareersContent } from '../content/en/pages/careers.ts';
import type { CompanyContent } from '../content/en/pages/company.ts';
import type { HomeContent } from '../content/en/pages/home.ts';
import type { MyDataContent } from '../content/en/pages/my-data.ts';
import type { PartnerContent } from '../content/en/pages/partner-with-us.ts';
import type { ScheduleDemoContent } from '../content/en/pages/schedule-demo.ts';
import type { LegalContent, Prose } from '../content/types/legal.ts';
import { myDataElementId } from '../forms/element-ids.ts';
import { cutBlocks } from './cut-blocks.ts';
import { type Draft, draftList, sentence } from './draft.ts';

export function cutHome({ meta, hero, why, callToAction }: HomeContent): Draft[] {
  return [
    { key: 'intro', text: [meta.description, hero.lead] },
    ...cutBlocks([{ kind: 'cards', ...why }, callToAction]),
  ];
}

export function cutCompany({ meta, hero, tabs, stats, proof, callToAction }: CompanyContent): Draft[] {
  const lists = [tabs.solutions, tabs.industries, tabs.technologies, tabs.process];
  return [
    { key: 'intro', text: [hero.lead, meta.description] },
    ...cutBlocks([{ kind: 'stats', ...stats }]),
    ...lists.flatMap(({ id, label, items }) => draftList({ key: id, fragment: id, title: label }, items)),
    ...cutBlocks([...proof, callToAction]),
  ];
}

export function cutCareers({ hero, meta, values, benefits, positions, callToAction }: CareersContent): Draft[] {
  const open = positions.jobs.map((job) => `${job.title} (${positions.types[job.type]})`).join(' · ');
  return [
    { key: 'intro', text: [meta.description, hero.lead] },
    ...cutBlocks([
      { kind: 'feature-list', ...values },
      { kind: 'cards', ...benefits },
    ]),
    {
      key: 'positions',
      fragment: 'positions',
      title: positions.eyebrow,
      text: [sentence(positions.title), sentence(open), positions.lead],
    },
    ...cutBlocks([callToAction]),
  ];
}

export function cutJob(job: Job, { positions, job: text, form }: CareersContent, applyTitle: string): Draft[] {
  const { title, department, location, description, responsibilities, requirements, nice_to_have } = job;
  const lists = [
    { key: 'responsibilities', title: positions.responsibilities, items: responsibilities },
    { key: 'requirements', title: positions.requirements, items: requirements },
    { key: 'nice-to-have', title: positions.niceToHave, items: nice_to_have },
  ];
  const { cv } = form.fields;
  return [
    {
      key: 'intro',
      text: [
        `${title}: ${positions.types[job.type]}, ${positions.years(job.experience)}, ${department}, ${location}.`,
        description,
      ],
    },
    ...lists.map((list) => ({
      key: list.key,
      title: list.title,
      text: [`${title}. ${list.title}: ${list.items.join(' · ')}.`],
    })),
    {
      key: 'apply',
      fragment: 'apply',
      title: applyTitle,
      text: [
        sentence(`${positions.apply}: ${title}`),
        `${cv.label}: ${cv.hint}`,
        positions.lead,
        `${text.questions} ${brand.staffAddresses[2]}.`,
      ],
    },
  ];
}

export function cutPartner(content: PartnerContent): Draft[] {
  const { meta, hero, performance, why, inquiry, highlights, contact, next } = content;
  return [
    { key: 'intro', text: [meta.description, hero.lead] },
    ...cutBlocks([
      { kind: 'stats', ...performance },
      { kind: 'cards', ...why },
    ]),
    { key: 'deck', fragment: 'deck', title: hero.deck.title, text: [sentence(hero.deck.submit), hero.deck.hint] },
    { key: 'inquiry', fragment: 'inquiry', title: inquiry.title, text: [sentence(inquiry.title), inquiry.lead] },
    ...cutAside({ next, highlights }),
    {
      key: 'contact',
      fragment: 'contact',
      title: contact.title,
      text: [`${brand.staffAddresses[1]}, ${brand.phone}, ${contact.place}.`, contact.text],
    },
  ];
}

export function cutDemo({ meta, lead, next, expect }: ScheduleDemoContent): Draft[] {
  return [{ key: 'intro', text: [meta.description, lead] }, ...cutAside({ next, highlights: expect })];
}

function cutAside({ next, highlights }: Pick<PartnerContent, 'next' | 'highlights'>): Draft[] {
  return [
    ...draftList({ key: 'next', fragment: 'next', title: next.title }, next.steps),
    {
      key: 'highlights',
      fragment: 'highlights',
      title: highlights.title,
      text: [sentence(highlights.title), sentence(highlights.items.join(' · '))],
    },
  ];
}

export function cutMyData({ lead, form, shows, joe }: MyDataContent): Draft[] {
  const place = { fragment: myDataElementId };
  return [
    { key: 'intro', ...place, text: [lead, form.text] },
    { key: 'shows', ...place, title: shows.title, text: [`${shows.title}: ${shows.items.join(' · ')}.`] },
    { key: 'joe', ...place, title: joe.title, text: [joe.title, joe.text] },
  ];
}

export function cutLegal({ title, lead, kept, sections }: LegalContent): Draft[] {
  return [
    { key: 'intro', text: [`${title}.`, lead] },
    ...sections.flatMap(({ id, title: heading, paragraphs, items = [], entries = [] }) => {
      const records = entries.filter((entry) => entry.kept);
      const others = entries.filter((entry) => !entry.kept);
      const prose = [...[...paragraphs, ...items].map(plain), ...others.map(({ text }) => text)];
      return [
        ...(prose.length > 0 ? [{ key: id, fragment: id, title: heading, text: [`${heading}.`, ...prose] }] : []),
        ...records.map(({ name, text, kept: time }, index) => ({
          key: `${id}/${index + 1}`,
          fragment: id,
          title: name,
          text: [`${name}: ${text}`, `${kept} ${time}.`],
        })),
      ];
    }),
  ];
}

function plain(prose: Prose): string {
  if (typeof prose === 'string') return prose;
  return prose.map((part) => (typeof part === 'string' ? part : part.label)).join('');
}
