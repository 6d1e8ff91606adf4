import { brand } from '#shared/brand.ts';
import type { ScheduleDemoContent } from '#shared/content/en/pages/schedule-demo.ts';
import { whatsappLink } from '#shared/site/whatsapp.ts';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import { FormAside } from '../../ui/form-aside.tsx';
import { Hero } from '../../ui/hero.tsx';
import { Island } from '../island.tsx';
import Demo from '../islands/demo.tsx';

export default function ScheduleDemoPage({ content }: { content: ScheduleDemoContent }) {
  const { meta, form, notes, estimateNote, requestedPlan, sampleNote, picker, next, contact } = content;
  return (
    <>
      <Hero eyebrow={content.eyebrow} title={content.title} lead={content.lead} />
      {/* The form begins on the hero, so that its first fields are in the first view. */}
      <Container className="relative grid items-start gap-5 pb-6 md:pb-8 lg:grid-cols-[7fr_4fr] lg:gap-8 lg:pt-8">
        <Card className="-mt-3 shadow-high md:-mt-8 md:p-5 lg:-mt-16">
          <h2 className="mb-1 text-heading">{content.formTitle}</h2>
          <Island name="demo">
            <Demo
              texts={{ demoForm: form, demoNotes: notes, estimateNote, requestedPlan, sampleNote, slotPicker: picker }}
            />
          </Island>
        </Card>
        <FormAside next={next} contact={contact} reach={{ ...brand, whatsapp: whatsappLink(meta.title) }} />
      </Container>
    </>
  );
}
