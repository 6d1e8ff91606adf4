import careers from '../../src-shared/content/en/pages/careers.ts';
import { plans, priceLabels } from '../../src-shared/content/en/pricing.ts';
import { productGrid, products } from '../../src-shared/content/en/products.ts';
import { sampleTexts } from '../../src-shared/content/en/sample-texts.ts';
import type { Block, Item } from '../../src-shared/content/types/blocks.ts';
import { Illustration } from '../products/illustration.tsx';
import { Blocks } from '../site/sections/blocks.tsx';
import { callLayouts } from '../site/sections/call-to-action.tsx';
import { cardLayouts } from '../site/sections/cards.tsx';
import { ItemList } from '../site/sections/item-list.tsx';
import { JobDetails } from '../site/sections/job-details.tsx';
import { Journey } from '../site/sections/journey.tsx';
import { Positions } from '../site/sections/positions.tsx';
import { ProductGrid } from '../site/sections/product-grid.tsx';
import { ProductIndex, ProductList } from '../site/sections/product-list.tsx';
import { Statements } from '../site/sections/statements.tsx';
import { Figures, HeroFigures } from '../site/sections/stats.tsx';
import { TermSheet } from '../site/sections/term-sheet.tsx';
import { NightSky } from '../ui/night-sky.tsx';
import { Example, ExampleGroup } from './example.tsx';

const title = 'The title of the section';
const lead = 'The lead of the section.';
const action = { label: 'Do it', to: '/schedule-demo' };
const items: Item[] = [
  { icon: 'bolt', title: 'First', text: 'The first of three items.' },
  { icon: 'lock', title: 'Second', text: 'The second item, with a text that is longer than the others.' },
  { icon: 'globe', title: 'Third', text: 'The third item.' },
];

const blocks: { [Kind in Block['kind']]: Extract<Block, { kind: Kind }> } = {
  sample: {
    kind: 'sample',
    sample: 'id-verification',
    title,
    lead,
    invented: 'All of it is invented.',
    texts: sampleTexts,
  },
  cards: { kind: 'cards', eyebrow: 'Cards', title, lead, items },
  chips: { kind: 'chips', title, lead, items: [{ label: 'ISO 27001', note: 'certified' }, { label: 'GDPR' }] },
  'feature-list': { kind: 'feature-list', background: 'sand', title, lead, items },
  stats: {
    kind: 'stats',
    title,
    items: [
      { value: '99.9%', label: 'uptime' },
      { value: '24/7', label: 'monitoring' },
    ],
  },
  testimonial: { kind: 'testimonial', text: 'It works.', name: 'A customer', role: 'Dubai' },
  plans: { kind: 'plans', title, lead, plans, priceLabels, popularLabel: 'Most Popular', action },
  code: {
    kind: 'code',
    title,
    lead,
    file: 'example.ts',
    code: "const answer = await ask('How?');",
    languagesTitle: 'Languages',
    languages: ['TypeScript', 'Python'],
  },
  publications: {
    kind: 'publications',
    title,
    items: [{ title: 'A paper', authors: 'A. Author', venue: 'A venue', year: '2026', summary: 'What it shows.' }],
  },
  faq: { kind: 'faq', title, items: [{ question: 'A question?', answer: 'Its answer.' }] },
  'call-to-action': {
    kind: 'call-to-action',
    title,
    lead,
    actions: [action, { label: 'Do something else', to: '/careers' }],
  },
};

export function SectionExamples() {
  return (
    <ExampleGroup title="sections and illustrations">
      {Object.values(blocks).map((block) => (
        <Example key={block.kind} name={`Blocks, ${block.kind}`}>
          <Blocks blocks={[block]} />
        </Example>
      ))}
      {(Object.keys(cardLayouts) as (keyof typeof cardLayouts)[]).map((layout) => (
        <Example key={layout} name={`Blocks, cards, ${layout}`}>
          <Blocks blocks={[{ ...blocks.cards, layout }]} />
        </Example>
      ))}
      {(Object.keys(callLayouts) as (keyof typeof callLayouts)[]).map((layout) => (
        <Example key={layout} name={`Blocks, call-to-action, ${layout}`}>
          <Blocks blocks={[{ ...blocks['call-to-action'], layout }]} />
        </Example>
      ))}
      <Example name="Blocks, chips as figures">
        <Blocks blocks={[{ ...blocks.chips, layout: 'figures' }]} />
      </Example>
      <Example name="ItemList">
        <ItemList items={items} />
      </Example>
      <Example name="ProductGrid">
        <ProductGrid content={productGrid} />
      </Example>
      <Example name="ProductIndex">
        <NightSky className="p-3">
          <ProductIndex products={products} label={title} />
        </NightSky>
      </Example>
      <Example name="ProductList">
        <ProductList content={productGrid} />
      </Example>
      <Example name="Figures">
        <Figures items={blocks.stats.items} />
      </Example>
      <Example name="HeroFigures">
        <NightSky>
          <HeroFigures title={title} items={blocks.stats.items} />
        </NightSky>
      </Example>
      <Example name="Journey">
        <Journey items={items} />
      </Example>
      <Example name="Statements">
        <Statements items={items} />
      </Example>
      <Example name="TermSheet">
        <TermSheet eyebrow="Terms" title={title} items={items} place="Dubai, UAE" sign={action} />
      </Example>
      <Example name="Positions">
        <Positions content={careers} />
      </Example>
      <Example name="JobDetails">
        <JobDetails job={careers.positions.jobs[0]!} content={careers.positions} />
      </Example>
      {products.map(({ illustration }) => (
        <Example key={illustration.name} name={`Illustration, ${illustration.name}`}>
          <Illustration content={illustration} className="max-w-narrow" />
        </Example>
      ))}
    </ExampleGroup>
  );
}
