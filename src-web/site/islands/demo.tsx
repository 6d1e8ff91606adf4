import { useEffect, useRef } from 'react';
import type { DemoNotes, EstimateNote, RequestedPlan } from '#shared/content/en/forms/demo.ts';
import type { SlotPickerContent } from '#shared/content/en/slot-picker.ts';
import { formatPrice } from '#shared/content/format-price.ts';
import type { FormContent } from '#shared/content/types/forms.ts';
import { maxLength } from '#shared/limits.ts';
import { logDemoFailure } from '../../forms/demo-failure.ts';
import { SubmissionForm } from '../../forms/submission-form.tsx';
import { useAddress } from '../../lib/address.ts';
import { sampleFragment } from '../../products/sample-link.ts';
import { estimate, readNumbers } from '../estimate.ts';

interface DemoTexts {
  demoForm: FormContent;
  demoNotes: DemoNotes;
  estimateNote: EstimateNote;
  requestedPlan: RequestedPlan;
  sampleNote: (url: string) => string;
  slotPicker: SlotPickerContent;
}

/** A link such as `?about=growth` says what the demo is about. */
export default function Demo({ texts }: { texts: DemoTexts }) {
  const search = new URLSearchParams(useAddress('search'));
  const about = search.get('about') ?? '';
  useNotes(noteFor(about, search, texts), texts.demoNotes);
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

function useNotes(note: string | undefined, fixed: DemoNotes) {
  const filled = useRef('');
  useEffect(() => {
    const notes = document.querySelector<HTMLTextAreaElement>('[name=additionalNotes]');
    if (!notes || !note) return;
    if (!['', filled.current, ...Object.values(fixed)].includes(notes.value)) return;
    notes.value = note;
    filled.current = note;
    notes.dispatchEvent(new Event('input', { bubbles: true }));
  }, [note, fixed]);
}

const format = new Intl.NumberFormat('en').format;

function noteFor(about: string, search: URLSearchParams, texts: DemoTexts): string | undefined {
  if (Object.hasOwn(texts.demoNotes, about)) return texts.demoNotes[about as keyof DemoNotes];
  if (about === 'estimate') return estimateLines(search, texts);
  const sample = /^[a-z-]+$/.exec(search.get('sample') ?? '');
  if (about !== 'sample' || !sample) return undefined;
  const url = new URL(location.href.replace(/schedule-demo.*/, `products/${sample}`));
  url.hash = sampleFragment(new URLSearchParams(search.get('state') ?? ''));
  return texts.sampleNote(url.href).slice(0, maxLength.note);
}

function estimateLines(search: URLSearchParams, { estimateNote }: DemoTexts): string | undefined {
  const numbers = readNumbers((field) => search.get(field) ?? '');
  const result = estimate(numbers);
  if (!result) return undefined;
  const { cases, steps, minutes, wage } = numbers;
  const { operations, plan, hours, cost } = result;
  return [
    estimateNote.operations(format(cases!), format(steps!), format(operations), estimateNote.plans[plan]),
    ...(hours ? [estimateNote.hours(format(minutes!), format(hours))] : []),
    ...(cost ? [estimateNote.cost(format(wage!), format(cost))] : []),
  ].join('\n');
}
