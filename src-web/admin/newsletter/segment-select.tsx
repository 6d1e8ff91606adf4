import { useQuery } from '@tanstack/react-query';
import type { NewsletterSegment } from '#shared/contracts/newsletter.ts';
import { newsletter } from '#shared/staff-texts/newsletter.ts';
import { call } from '../../lib/api.ts';
import { Select } from '../components/fields.tsx';

const { segment: texts } = newsletter;

interface SegmentSelectProps {
  value: NewsletterSegment | null;
  onChange: (segment: NewsletterSegment | null) => void;
}

export function SegmentSelect({ value, onChange }: SegmentSelectProps) {
  const { data } = useQuery({
    queryKey: ['newsletter-segments'],
    queryFn: () => call('GET /api/admin/newsletters/segments', {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  // A draft keeps a segment that is no longer listed.
  const listed = new Set([...(data?.items ?? []), ...(value ? [value] : [])]);
  const names = Object.fromEntries([...listed].map((segment) => [segment, segmentName(segment)]));
  return (
    <Select
      label={texts.label}
      value={value ?? ''}
      options={{ '': texts.everyone, ...names }}
      withAll={false}
      onChange={(chosen) => onChange(chosen || null)}
    />
  );
}

export function segmentName(segment: NewsletterSegment): string {
  if (segment === 'demo') return texts.demo;
  const [kind] = segment.split(':', 1);
  const name = segment.slice(kind!.length + 1);
  return kind === 'source' ? texts.source(name) : texts.campaign(name);
}
