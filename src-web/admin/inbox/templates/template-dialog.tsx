import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type SubmissionType, submissionTypes } from '#shared/forms/options.ts';
import type { Stage } from '#shared/inbox/stages.ts';
import { maxLength } from '#shared/limits.ts';
import { direction, type Locale } from '#shared/locales.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { board } from '#shared/staff-texts/board.ts';
import { templates } from '#shared/staff-texts/templates.ts';
import { ApiProblem, call } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { CheckField, FormActions, Select, submits, TextField } from '../../components/fields.tsx';
import { hasCode } from '../../components/states.tsx';
import { showToast } from '../../components/toasts.ts';
import { templatesQuery, useChange } from '../../queries.ts';
import type { TemplateDraft } from './reply-templates.ts';

const { submissions } = admin;
const { dialog: texts } = templates;

/** `version` is the time of the change that is known, null for a new template. */
export interface OpenTemplate {
  id: string;
  version: string | null;
  draft: TemplateDraft;
}

export const emptyTemplate: TemplateDraft = {
  name: '',
  forms: [],
  stage: null,
  subjectEn: '',
  textEn: '',
  subjectAr: '',
  textAr: '',
};

export function TemplateDialog({ template, onClose }: { template: OpenTemplate; onClose: () => void }) {
  const client = useQueryClient();
  const [{ id, version, draft }, setTemplate] = useState(template);
  const change = (part: Partial<TemplateDraft>) => setTemplate({ id, version, draft: { ...draft, ...part } });
  const isOfApplications = draft.forms.length > 0 && draft.forms.every((form) => form === 'career');
  const save = useChange(
    (baseVersion: string | null) =>
      call('PUT /api/admin/reply-templates/:id', { params: { id }, body: { ...bodyOf(draft), version: baseVersion } }),
    {
      onSuccess(saved) {
        showToast({ success: templates.saved(saved.template.name) });
        onClose();
      },
    },
  );
  const failureOf = (path: string) => problemAt(save.error, path);

  /** The template as a colleague has saved it since. */
  async function newest() {
    const { items } = await client.fetchQuery({ ...templatesQuery, staleTime: 0 });
    return items.find((one) => one.id === id);
  }

  async function showTheirs() {
    const theirs = await newest();
    save.reset();
    if (theirs) setTemplate({ id, version: theirs.changed_at, draft: theirs });
  }

  function toggle(form: SubmissionType, isChosen: boolean) {
    const forms = submissionTypes.filter((one) => (one === form ? isChosen : draft.forms.includes(one)));
    change({ forms, ...(forms.some((one) => one !== 'career') && { stage: null }) });
  }

  return (
    <Dialog wide title={template.version === null ? texts.new : texts.edit} onClose={onClose}>
      <form noValidate onSubmit={submits(() => save.mutate(version))} className="grid gap-2">
        <div className="grid gap-2 md:grid-cols-2 md:gap-3">
          <TextField label={texts.name} failure={failureOf('name')}>
            {(control) => (
              <input
                {...control}
                dir="auto"
                value={draft.name}
                maxLength={maxLength.name}
                onChange={({ target }) => change({ name: target.value })}
              />
            )}
          </TextField>
          <fieldset>
            <legend className="text-xs font-semibold">{texts.forms}</legend>
            <div className="flex flex-wrap gap-x-2">
              {submissionTypes.map((form) => (
                <CheckField
                  key={form}
                  label={submissions.types[form] ?? form}
                  checked={draft.forms.includes(form)}
                  onChange={(isChosen) => toggle(form, isChosen)}
                />
              ))}
            </div>
            {failureOf('forms') && <p className="text-sm text-danger">{failureOf('forms')}</p>}
          </fieldset>
        </div>
        {isOfApplications && (
          <div>
            <Select
              label={texts.stage}
              value={draft.stage ?? ''}
              options={{ '': texts.noStage, ...board.stages }}
              withAll={false}
              onChange={(stage) => change({ stage: (stage || null) as Stage | null })}
            />
            <p className="text-xs text-ink-soft">{texts.stageHint}</p>
          </div>
        )}
        <p className="text-sm text-ink-soft">{texts.placeholders}</p>
        <div className="grid gap-2 md:grid-cols-2 md:gap-3">
          <Texts locale="en" draft={draft} failureOf={failureOf} onChange={change} />
          <Texts locale="ar" draft={draft} failureOf={failureOf} onChange={change} />
        </div>
        <FormActions labels={texts} pending={save.isPending} error={save.error} onCancel={onClose} />
        {hasCode(save.error, 'status_changed') && (
          <div className="flex flex-wrap gap-1">
            <Button variant="secondary" onClick={() => void showTheirs()}>
              {texts.theirs}
            </Button>
            <Button variant="quiet" onClick={async () => save.mutate((await newest())?.changed_at ?? null)}>
              {texts.mine}
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  );
}

interface TextsProps {
  locale: Locale;
  draft: TemplateDraft;
  failureOf: (path: string) => string | undefined;
  onChange: (part: Partial<TemplateDraft>) => void;
}

function Texts({ locale, draft, failureOf, onChange }: TextsProps) {
  const [subject, text] = locale === 'ar' ? (['subjectAr', 'textAr'] as const) : (['subjectEn', 'textEn'] as const);
  const language = { lang: locale, dir: direction[locale] };
  return (
    <fieldset className="grid min-w-0 content-start gap-1.5">
      <legend className="mb-1 text-sm font-semibold">{texts.languages[locale]}</legend>
      <TextField label={texts.subject} failure={failureOf(subject)}>
        {(control) => (
          <input
            {...control}
            {...language}
            value={draft[subject]}
            maxLength={maxLength.replySubject}
            onChange={({ target }) => onChange({ [subject]: target.value })}
          />
        )}
      </TextField>
      <TextField label={texts.text} failure={failureOf(text)}>
        {(control) => (
          <textarea
            {...control}
            {...language}
            rows={12}
            value={draft[text]}
            maxLength={maxLength.replyText}
            onChange={({ target }) => onChange({ [text]: target.value })}
          />
        )}
      </TextField>
    </fieldset>
  );
}

function bodyOf({ name, forms, stage, subjectEn, textEn, subjectAr, textAr }: TemplateDraft): TemplateDraft {
  return { name, forms, stage, subjectEn, textEn, subjectAr, textAr };
}

function problemAt(error: Error | null, path: string): string | undefined {
  return error instanceof ApiProblem ? error.problem.errors?.find((one) => one.path === path)?.message : undefined;
}
