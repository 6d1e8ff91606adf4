import { useId } from 'react';
import type { EcommerceAggregatorContent } from '#shared/content/en/samples/uae-ecommerce-aggregator.ts';
import { fieldClass, SelectField } from '../controls.tsx';
import type { Criteria } from './compare.ts';

interface SearchFieldsProps {
  content: EcommerceAggregatorContent;
  criteria: Criteria;
  onChange: (criteria: Criteria) => void;
}

export function SearchFields({ content, criteria, onChange }: SearchFieldsProps) {
  const id = useId();
  return (
    <>
      <div className="grid min-w-full grow gap-0.25 text-sm @min-[40rem]:min-w-[16rem]">
        <label htmlFor={id} className="text-xs font-semibold text-ink-soft">
          {content.search}
        </label>
        <input
          id={id}
          type="search"
          value={criteria.query}
          onChange={({ target }) => onChange({ ...criteria, query: target.value })}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          className={fieldClass}
        />
      </div>
      <div className="grid w-full grid-cols-2 gap-1 @min-[40rem]:contents">
        <SelectField
          label={content.category}
          value={criteria.category}
          options={{ '': content.everyCategory, ...content.categories }}
          onChange={(category) => onChange({ ...criteria, category })}
        />
        <SelectField
          label={content.bestBy}
          value={criteria.bestBy}
          options={content.bests}
          onChange={(bestBy) => onChange({ ...criteria, bestBy })}
        />
      </div>
      <label className="inline-flex min-h-5.5 items-center gap-1 text-sm">
        <input
          type="checkbox"
          checked={criteria.freeDelivery}
          onChange={({ target }) => onChange({ ...criteria, freeDelivery: target.checked })}
          className="size-2.5 accent-accent"
        />
        {content.freeDelivery}
      </label>
    </>
  );
}
