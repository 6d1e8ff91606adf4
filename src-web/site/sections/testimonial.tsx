import type { TestimonialBlock } from '../../../src-shared/content/types/blocks.ts';
import { Section } from '../../ui/section.tsx';

export function Testimonial({ id, text, name, role }: Omit<TestimonialBlock, 'kind'>) {
  return (
    <Section id={id}>
      <figure className="mx-auto max-w-narrow">
        <div aria-hidden="true" className="mb-3 h-0.5 w-8 rounded-full dusk" />
        <blockquote className="text-heading font-medium text-balance">
          <q>{text}</q>
        </blockquote>
        <figcaption className="mt-3 text-sm">
          <span className="font-semibold">{name}</span>
          <span className="text-ink-soft"> · {role}</span>
        </figcaption>
      </figure>
    </Section>
  );
}
