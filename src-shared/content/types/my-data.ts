import type { MyDataResultPath } from '../../paths.ts';
import type { Action, Meta } from './blocks.ts';
import type { CommonFormContent, FieldContent, FormOutcome } from './forms.ts';

export interface MyDataResult {
  title: string;
  text: string;
  actions: Action[];
}

export interface MyDataContent {
  meta: Meta;
  eyebrow: string;
  title: string;
  lead: string;
  form: {
    title: string;
    text: string;
    field: FieldContent;
    submit: string;
    failure: FormOutcome;
    common: CommonFormContent;
  };
  shows: { title: string; items: string[] };
  joe: { title: string; text: string };
  results: Record<MyDataResultPath, MyDataResult>;
}
