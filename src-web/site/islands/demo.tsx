import { useEffect } from 'react';
import type { DemoNotes } from '#shared/content/en/forms/demo.ts';
import type { SlotPickerContent } from '#shared/content/en/slot-picker.ts';
import type { FormContent } from '#shared/content/types/forms.ts';
import { logDemoFailure } from '../../forms/demo-failure.ts';
import { SubmissionForm } from '../../forms/submission-form.tsx';
import { useAddress } from '../../lib/address.ts';

interface DemoProps {
  texts: { demoForm: FormContent; demoNotes: DemoNotes; slotPicker: SlotPickerContent };
}

export default function Demo({ texts }: DemoProps) {
  useNotes(texts.demoNotes);
  return (
    <SubmissionForm formType="demo" content={texts.demoForm} picker={texts.slotPicker} onFailure={logDemoFailure} />
  );
}

function useNotes(texts: DemoNotes) {
  const search = useAddress('search');
  useEffect(() => {
    const about = new URLSearchParams(search).get('about') ?? '';
    const notes = document.querySelector<HTMLTextAreaElement>('[name=additionalNotes]');
    if (!notes || !Object.hasOwn(texts, about)) return;
    if (notes.value !== '' && !Object.values(texts).includes(notes.value)) return;
    notes.value = texts[about as keyof DemoNotes];
    notes.dispatchEvent(new Event('input', { bubbles: true }));
  }, [search, texts]);
}
