import type { FieldName } from '../../forms/fields.ts';
import type { Meta, Step } from './blocks.ts';
import type { FormContent } from './forms.ts';
import type { SlotPickerContent } from './slot-picker.ts';

export interface ScheduleDemoContent {
  meta: Meta;
  eyebrow: string;
  title: string;
  lead: string;
  formTitle: string;
  form: FormContent<FieldName<'demo'>>;
  picker: SlotPickerContent;
  next: { title: string; steps: Step[] };
  expect: { title: string; items: string[] };
  contact: { title: string; text: string; place: string };
}
