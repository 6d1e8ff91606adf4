import type { TestimonialBlock } from '../../src-shared/content/types.ts';
import { Quote } from '../ui/quote.tsx';
import { Section } from '../ui/section.tsx';

/** What a customer says, with room around it. */
export function Testimonial({ text, name, role }: Omit<TestimonialBlock, 'kind'>) {
  return (
    <Section>
      <Quote text={text} name={name} role={role} />
    </Section>
  );
}
