import { type FormName, summaryId } from '#shared/forms/element-ids.ts';

export function FormSummary({ form, title }: { form: FormName; title: string }) {
  return (
    <div
      id={summaryId(form)}
      tabIndex={-1}
      hidden
      className="mb-2.5 rounded border border-danger/40 bg-danger-wash p-2 text-sm text-ink [&_a]:underline"
    >
      <p className="font-semibold text-danger">{title}</p>
      <ul className="mt-0.5 grid gap-0.5" />
    </div>
  );
}
