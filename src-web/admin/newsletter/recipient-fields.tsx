import type { NewsletterAudience, NewsletterKind, RecipientCounts } from '#shared/contracts/newsletter.ts';
import { newsletter as texts } from '#shared/staff-texts/newsletter.ts';
import { classNames } from '../../ui/class-names.ts';
import { Select } from '../components/fields.tsx';
import type { Draft } from './draft.ts';
import { SegmentSelect } from './segment-select.tsx';
import { audienceOptions } from './sending.tsx';

interface RecipientFieldsProps {
  draft: Draft;
  counts: RecipientCounts | undefined;
  onChange: (part: Partial<Draft>) => void;
  /** The segment has a row of its own where there are two columns. */
  segmentClass?: string | undefined;
}

export function RecipientFields({ draft, counts, onChange, segmentClass }: RecipientFieldsProps) {
  const { kind, audience, segment } = draft;
  return (
    <>
      <Select
        label={texts.kind}
        value={kind}
        options={texts.kinds}
        withAll={false}
        onChange={(value) => onChange({ kind: value as NewsletterKind })}
      />
      <Select
        label={texts.audience}
        value={audience}
        options={audienceOptions(counts)}
        withAll={false}
        onChange={(value) => onChange({ audience: value as NewsletterAudience })}
      />
      <div className={classNames('grid', segmentClass)}>
        <SegmentSelect value={segment} onChange={(value) => onChange({ segment: value })} />
      </div>
    </>
  );
}
