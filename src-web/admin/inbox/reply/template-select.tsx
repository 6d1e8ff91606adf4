import { Link } from 'react-router-dom';
import { adminPaths } from '#shared/admin/paths.ts';
import type { StaffTemplate } from '#shared/contracts/reply-templates.ts';
import type { SubmissionType } from '#shared/forms/options.ts';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { inputClass } from '../../components/fields.tsx';
import { templatesFor } from '../templates/reply-templates.ts';

const { composer: texts } = conversation;

interface TemplateSelectProps {
  form: SubmissionType;
  own: StaffTemplate[];
  value: string | undefined;
  onChoose: (id: string) => void;
}

export function TemplateSelect({ form, own, value = '', onChoose }: TemplateSelectProps) {
  const offered = templatesFor(form, own);
  const groups = [
    [texts.ownTemplates, offered.own],
    [texts.shippedTemplates, offered.shipped],
  ] as const;
  return (
    <div className="min-w-0">
      <label>
        <span className="sr-only">{texts.template}</span>
        <select
          value={value}
          onChange={({ target }) => target.value && onChoose(target.value)}
          className={`${inputClass} max-w-18`}
        >
          <option value="">{texts.noTemplate}</option>
          {groups.map(
            ([label, templates]) =>
              templates.length > 0 && (
                <optgroup key={label} label={label}>
                  {templates.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              ),
          )}
        </select>
      </label>
      <Link
        to={adminPaths.templates}
        className="inline-flex min-h-3 items-center text-xs text-accent underline underline-offset-4 hover:text-ink panes:hidden"
      >
        {texts.editTemplates}
      </Link>
    </div>
  );
}
