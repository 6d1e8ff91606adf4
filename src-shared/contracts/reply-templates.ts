import * as z from 'zod';
import { type SubmissionType, submissionTypes } from '../forms/options.ts';
import { type Stage, stages } from '../inbox/stages.ts';
import { unknownPlaceholders } from '../inbox/template-placeholders.ts';
import { maxLength } from '../limits.ts';
import { templateMessages } from '../staff-texts/messages.ts';
import { requiredText } from './field-types.ts';

const texts = {
  subjectEn: requiredText(maxLength.replySubject),
  textEn: requiredText(maxLength.replyText),
  subjectAr: requiredText(maxLength.replySubject),
  textAr: requiredText(maxLength.replyText),
};
type TextName = keyof typeof texts;

export const ReplyTemplateChange = z
  .object({
    name: requiredText(maxLength.name),
    forms: z.array(z.enum(submissionTypes)).min(1, templateMessages.noForm),
    stage: z.enum(stages).nullable().default(null),
    ...texts,
    version: z.string().nullable(),
  })
  .superRefine((template, context) => {
    if (template.stage && template.forms.some((form) => form !== 'career')) {
      context.addIssue({ code: 'custom', path: ['stage'], message: templateMessages.stageOfCareerOnly });
    }
    for (const name of Object.keys(texts) as TextName[]) {
      const [unknown] = unknownPlaceholders(template[name], template.forms);
      if (unknown === undefined) continue;
      const message =
        unknown === 'position' ? templateMessages.positionOfCareerOnly : templateMessages.unknown(unknown);
      context.addIssue({ code: 'custom', path: [name], message });
    }
  });
export type ReplyTemplateChange = z.infer<typeof ReplyTemplateChange>;

export interface StaffTemplate extends Record<TextName, string> {
  id: string;
  name: string;
  forms: SubmissionType[];
  stage: Stage | null;
  changed_by: string;
  changed_at: string;
}

export const TemplateVersion = z.object({ version: z.string(templateMessages.noVersion) });

export interface ReplyTemplateEndpoints {
  'GET /api/admin/reply-templates': { reply: { items: StaffTemplate[] } };
  'PUT /api/admin/reply-templates/:id': {
    params: { id: string };
    body: z.input<typeof ReplyTemplateChange>;
    reply: { template: StaffTemplate };
  };
  'DELETE /api/admin/reply-templates/:id': {
    params: { id: string };
    query: z.input<typeof TemplateVersion>;
    reply: undefined;
  };
}
