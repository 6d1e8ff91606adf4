import { useId, useState } from 'react';
import type { SlotPickerContent } from '#shared/content/en/slot-picker.ts';
import type { BoxContent, FormContent, UploadContent } from '#shared/content/types/forms.ts';
import { formAction } from '#shared/forms/element-ids.ts';
import { type FormField as Field, formFields, takesFile } from '#shared/forms/fields.ts';
import type { FormType } from '#shared/forms/options.ts';
import { whatsappAddress } from '#shared/site/whatsapp.ts';
import { alternativesOf } from '../lib/api.ts';
import { useLocale } from '../locale.tsx';
import { Button } from '../ui/button.tsx';
import { FileField } from './file-field.tsx';
import { FormField } from './form-field.tsx';
import { FormResult } from './form-result.tsx';
import { bookingLimitOf, type FormState, formState } from './form-store.ts';
import { FormSummary } from './form-summary.tsx';
import { Honeypot, LocaleField } from './hidden-fields.tsx';
import { NativeSubmitOffer } from './native-submit-offer.tsx';
import { isChoiceName, slotParts } from './slot-picker/choice.ts';
import { BookingLimit, SlotTaken } from './slot-picker/panels.tsx';
import { SlotPanel } from './slot-picker/slot-panel.tsx';
import { browserFields, submissionId, submitForm } from './submit-form.ts';
import { Turnstile } from './turnstile.tsx';
import { problemText, useForm } from './use-form.ts';

interface SubmissionFormProps {
  formType: FormType;
  content: FormContent;
  picker?: SlotPickerContent;
  defaults?: Record<string, string>;
  /** Options of selects that cannot be chosen now. */
  withoutOptions?: readonly string[];
  onSuccess?: () => void;
  onFailure?: (error: unknown) => void;
}

export function SubmissionForm({
  formType,
  content,
  picker,
  defaults = {},
  withoutOptions = [],
  onSuccess,
  onFailure,
}: SubmissionFormProps) {
  const locale = useLocale();
  const { problems, failure, upload } = content;
  const { state, props } = useForm(formType, {
    problems,
    send: async (data, onUpload) => {
      const { booking, bookingLinks } = await submitForm(formType, data, onUpload);
      if (!picker) return content.success;
      if (!booking) {
        return { ...content.success, note: picker.notBooked, confirmation: { ...picker.requested, isBooked: false } };
      }
      const title = picker.booked.title(picker.hour(slotParts(booking.startsAt, locale)));
      // The specified text promises a call that confirms the time: that is for a request without a slot.
      return {
        title: content.success.title,
        confirmation: { ...picker.booked, title, isBooked: true, links: bookingLinks },
      };
    },
    failure: (error) => {
      if (picker && alternativesOf(error)) return picker.taken;
      if (picker && bookingLimitOf(error)) return { title: picker.limit.title };
      return { ...failure, text: problemText(error, problems) ?? failure.text };
    },
    onSuccess,
    onFailure,
  });
  // The visitor may come back to what was offered before.
  const [before] = useState(() => formState(formType));
  const sending = state.status === 'sending';
  const { first, choice, rest } = groupsOf(formFields[formType], Boolean(picker));

  function show(field: Field) {
    const fieldProps = {
      form: formType,
      field: { ...field, options: field.options?.filter((option) => !withoutOptions.includes(option)) },
      content: content.fields[field.name]!,
      choose: content.choose,
      requiredMark: content.requiredMark,
      defaultValue: defaults[field.name],
      error: state.errors[field.name],
    };
    if (upload && field.kind === 'file')
      return <FileField key={field.name} upload={upload} messages={problems.fields} {...fieldProps} />;
    return <FormField key={field.name} {...fieldProps} />;
  }

  return (
    <form
      aria-label={content.submit}
      method="post"
      action={formAction(formType)}
      encType={takesFile(formType) ? 'multipart/form-data' : undefined}
      className="relative"
      {...props}
    >
      <FormSummary form={formType} title={problems.summary} />
      <p className="mb-2.5 text-sm text-ink-soft">{content.requiredNote}</p>
      <div className="grid gap-x-2.5 gap-y-2.5 sm:grid-cols-2">
        {first.map(show)}
        {picker && (
          <SlotPanel content={picker} hasError={choice.some(({ name }) => name in state.errors)}>
            {choice.map(show)}
          </SlotPanel>
        )}
        {rest.map(show)}
      </div>
      {content.whatsappReminders && <WhatsappBox {...content.whatsappReminders} />}
      <LocaleField />
      <Honeypot label={content.honeypot} />
      <Turnstile resetKey={sending} />
      <Button
        type="submit"
        size="large"
        disabled={sending}
        hidden={Boolean(state.upload)}
        className="mt-3 w-full [&[hidden]]:hidden"
      >
        {sending ? content.submitting : content.submit}
      </Button>
      {upload && <UploadProgress state={state} content={upload} />}
      <FormResult
        form={formType}
        state={state}
        failureTitle={failure.title}
        lasting={content.lasting}
        booked={picker?.booked}
      >
        {picker && offerOf(state, before, picker)}
      </FormResult>
      {state.offline && (
        <NativeSubmitOffer
          failed={state.offline}
          form={props.ref}
          content={problems}
          fields={() => ({ id: submissionId(formType), ...browserFields(formType) })}
        />
      )}
    </form>
  );
}

/** Consent to two messages, so it is never ticked beforehand. */
function WhatsappBox({ label, hint }: BoxContent) {
  if (!whatsappAddress) return null;
  return (
    <div className="mt-2.5">
      <label className="flex min-h-5.5 cursor-pointer items-center gap-1 text-sm font-semibold">
        <input
          type="checkbox"
          name="whatsappReminders"
          aria-describedby="demo-whatsapp-hint"
          className="size-2.5 shrink-0 accent-accent"
        />
        {label}
      </label>
      <p id="demo-whatsapp-hint" className="ms-3.5 text-xs text-ink-soft">
        {hint}
      </p>
    </div>
  );
}

function groupsOf(fields: readonly Field[], isBooking: boolean): Record<'first' | 'choice' | 'rest', readonly Field[]> {
  if (!isBooking) return { first: fields, choice: [], rest: [] };
  const first = fields.slice(0, 3).map((field) => ({ ...field, wide: field.kind === 'email' }));
  const choice = fields.filter(({ name }) => isChoiceName(name));
  const rest = fields
    .slice(3)
    .filter(({ name }) => !isChoiceName(name))
    .map((field) => ({ ...field, wide: field.kind === 'textarea' }));
  return { first, choice, rest };
}

export function UploadProgress({ state, content }: { state: FormState; content: UploadContent }) {
  const { upload, cancelled } = state;
  const id = useId();
  const percent = upload && Math.floor(upload.progress * 100);
  return (
    <>
      {upload && (
        <div className="mt-2.5">
          <div className="flex justify-between gap-2 text-sm">
            <label htmlFor={id}>{content.uploading}</label>
            <bdi dir="ltr">{`${percent}%`}</bdi>
          </div>
          <progress id={id} max={100} value={percent} className="mt-0.5 block w-full accent-accent" />
          <Button variant="secondary" onClick={upload.cancel} className="mt-1">
            {content.cancel}
          </Button>
        </div>
      )}
      <p aria-live="polite" className={cancelled ? 'mt-1.5 text-sm' : 'sr-only'}>
        {upload ? (percent === 100 ? content.uploaded : content.uploading) : cancelled && content.cancelled}
      </p>
    </>
  );
}

function offerOf({ alternatives, limit }: FormState, before: Partial<FormState>, content: SlotPickerContent) {
  if (alternatives) {
    return <SlotTaken alternatives={alternatives} isNew={alternatives !== before.alternatives} content={content} />;
  }
  return limit && <BookingLimit limit={limit} isNew={limit !== before.limit} content={content} />;
}
