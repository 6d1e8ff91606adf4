import type { Action } from './blocks.ts';
import type { FormProblems } from './forms.ts';

export interface FooterContent {
  tagline: string;
  columns: { title: string; links: Action[] }[];
  newsletter: {
    title: string;
    text: string;
    email: string;
    placeholder: string;
    submit: string;
    submitting: string;
    honeypot: string;
    problems: FormProblems;
    failed: string;
    unreachable: string;
  };
  social: (Action & { icon: 'linkedin' | 'x' | 'mail' })[];
  /** For the result of a form after the visitor has gone to another page. */
  formNotice: { back: string; dismiss: string };
  socialTitle: string;
  legal: Action[];
  copyright: string;
}
