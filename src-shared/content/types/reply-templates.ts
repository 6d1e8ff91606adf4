import type { TemplateId } from '../../reply-templates.ts';

/** What a template knows of its reader. The texts are in the template's language. */
export interface TemplateValues {
  firstName: string;
  /** The title of the job; null for what is no application. */
  position: string | null;
  /** Such as “Monday, 2 March”. */
  nextWorkingDay: string;
}

export interface ReplyTemplate {
  subject(values: TemplateValues): string;
  /** Markdown. */
  text(values: TemplateValues): string;
}

export type ReplyTemplates = Record<TemplateId, ReplyTemplate>;
