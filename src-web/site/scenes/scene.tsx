import type { ComponentType } from 'react';
import type { SceneName } from '#shared/content/types/blocks.ts';
import { useLocale } from '../../locale.tsx';

const textsOf: Record<SceneName, string> = {
  'ai-auditor': 'samples/ai-auditor',
  'ai-data-analyst': 'samples/ai-data-analyst',
  developers: 'scenes/developers',
  enterprise: 'scenes/enterprise',
  gulf: 'scenes/gulf',
  home: 'samples/lagentry',
  'id-verification': 'samples/id-verification',
  lagentry: 'samples/lagentry',
  ledger: 'samples/ai-auditor',
  marketeye: 'samples/marketeye',
  researchers: 'scenes/researchers',
  routine: 'samples/lagentry',
  startups: 'scenes/startups',
  'uae-ecommerce-aggregator': 'samples/uae-ecommerce-aggregator',
  week: 'scenes/week',
};

const drawings = import.meta.glob<{ default: ComponentType<{ content: unknown }> }>(
  ['./*.tsx', '!./scene.tsx', '../../products/*/scene.tsx'],
  { eager: true },
);

const texts = import.meta.glob<{ default: unknown }>('./*/{samples,scenes}/*.ts', {
  base: '../../../src-shared/content',
  eager: true,
});

export function Scene({ name }: { name: SceneName }) {
  const { default: Drawing } = (drawings[`./${name}.tsx`] ?? drawings[`../../products/${name}/scene.tsx`])!;
  const { default: content } = texts[`./${useLocale()}/${textsOf[name]}.ts`]!;
  return (
    <div data-invented>
      <Drawing content={content} />
    </div>
  );
}
