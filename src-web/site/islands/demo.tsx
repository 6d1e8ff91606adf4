import { useEffect } from 'react';
import type { DemoNotes, RequestedPlan } from '#shared/content/en/forms/demo.ts';
import type { SlotPickerContent } from '#shared/content/en/slot-picker.ts';
import { formatPrice } from '#shared/content/format-price.ts';
import type { FormContent } from '#shared/content/types/forms.ts';
import { logDemoFailure } from '../../forms/demo-failure.ts';
import { SubmissionForm } from '../../forms/submission-form.tsx';
import { useAddress } from '../../lib/address.ts';

interface DemoProps {
  texts: { demoForm: FormContent; demoNotes: DemoNotes; requestedPlan: RequestedPlan; slotPicker: SlotPickerContent };
}

/** A link such as `?about=growth` says what the demo is about. */
export default function Demo({ texts }: DemoProps) {
  const about = new URLSearchParams(useAddress('search')).get('about') ?? '';
  useNotes(about, texts.demoNotes);
  return (
    <>
      <Plan about={about} content={texts.requestedPlan} />
      <SubmissionForm formType="demo" content={texts.demoForm} picker={texts.slotPicker} onFailure={logDemoFailure} />
    </>
  );
}

function Plan({ about, content }: { about: string; content: RequestedPlan }) {
  const plan = content.plans.find(({ id }) => id === about);
  if (!plan) return null;
  const { amount, period } = formatPrice(plan.price, content.priceLabels);
  return (
    <div className="mb-2.5 rounded border border-accent/40 bg-accent-wash p-2">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-2 text-subheading">
        <span>{content.title(plan.name)}</span>
        <span className="text-base">
          <bdi className="tabular">{amount}</bdi> {period}
        </span>
      </h3>
      <p className="mt-0.5 text-sm">{period ? content.steps.paid : content.steps.starter}</p>
    </div>
  );
}

function useNotes(about: string, texts: DemoNotes) {
  useEffect(() => {
    const notes = document.querySelector<HTMLTextAreaElement>('[name=additionalNotes]');
    if (!notes || !Object.hasOwn(texts, about)) return;
    if (notes.value !== '' && !Object.values(texts).includes(notes.value)) return;
    notes.value = texts[about as keyof DemoNotes];
    notes.dispatchEvent(new Event('input', { bubbles: true }));
  }, [about, texts]);
}
