import { blockIds } from '../content/block-ids.ts';
import { formatPrice } from '../content/format-price.ts';
import type { Block, PlansBlock } from '../content/types/blocks.ts';
import { type Draft, draftList, overviewWeight, sentence } from './draft.ts';

const callWeight = 0.8;

export function cutBlocks(blocks: readonly Block[]): Draft[] {
  const ids = blockIds(blocks);
  return blocks.flatMap((block, index) => cutBlock(block, ids[index]!));
}

function cutBlock(block: Block, id: string): Draft[] {
  const place = { key: id, fragment: id };
  switch (block.kind) {
    case 'cards':
    case 'feature-list':
      return draftList({ ...place, eyebrow: block.eyebrow, title: block.title, lead: block.lead }, block.items);
    case 'chips': {
      const items = block.items.map(({ label, note }) => (note ? `${label} (${note})` : label)).join(' · ');
      return [
        { ...place, title: block.eyebrow ?? block.title, text: [sentence(block.title), block.lead, sentence(items)] },
      ];
    }
    case 'stats':
      return [
        {
          ...place,
          title: block.title,
          text: [block.items.map(({ value, label }) => `${value} ${label}`).join(' · ')],
        },
      ];
    case 'testimonial':
      return [{ ...place, title: block.name, text: [`${block.text} (${block.name}, ${block.role})`] }];
    case 'plans':
      return cutPlans(block, id);
    case 'code':
      return [
        {
          ...place,
          title: block.languagesTitle,
          text: [sentence(block.title), block.lead, `${block.languagesTitle}: ${block.languages.join(' · ')}.`],
        },
      ];
    case 'publications':
      return draftList(
        { ...place, eyebrow: block.eyebrow, title: block.title, lead: block.lead },
        block.items.map(({ title, summary, authors, venue, year }) => ({
          title,
          text: `${summary} ${authors}, ${venue}, ${year}.`,
        })),
      );
    case 'faq':
      return block.items.map(({ question, answer }, index) => ({
        key: `${id}/${index + 1}`,
        fragment: id,
        title: question,
        text: [question, answer],
      }));
    case 'sample':
      return [{ ...place, title: block.title, text: [sentence(block.title), block.lead, block.invented] }];
    case 'call-to-action':
      return [{ ...place, title: block.title, text: [sentence(block.title), block.lead], weight: callWeight }];
  }
}

function cutPlans({ plans, priceLabels, eyebrow, title, lead }: PlansBlock, id: string): Draft[] {
  const priceOf = (plan: PlansBlock['plans'][number]) => Object.values(formatPrice(plan.price, priceLabels)).join(' ');
  const overview = plans.map((plan) => `${plan.name}: ${priceOf(plan)}`).join(' · ');
  return [
    {
      key: id,
      fragment: id,
      title: eyebrow ?? title,
      text: [sentence(title), sentence(overview), lead],
      weight: overviewWeight,
    },
    ...plans.map((plan) => ({
      key: `${id}/${plan.id}`,
      fragment: id,
      title: eyebrow ? `${eyebrow}: ${plan.name}` : plan.name,
      text: [`${plan.name}: ${priceOf(plan)}.`, plan.description, sentence(plan.features.join(' · '))],
    })),
  ];
}
