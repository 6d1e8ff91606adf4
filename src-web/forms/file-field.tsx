import { useEffect, useState } from 'react';
import type { FieldMessages } from '#shared/content/en/messages.ts';
import type { UploadContent } from '#shared/content/types/forms.ts';
import { fieldId } from '#shared/forms/element-ids.ts';
import { maxCvBytes } from '#shared/limits.ts';
import { Button } from '../ui/button.tsx';
import { FormField, type FormFieldProps } from './form-field.tsx';

const inputOf = (id: string) => document.getElementById(id) as HTMLInputElement;

interface FileFieldProps extends FormFieldProps {
  upload: UploadContent;
  messages: FieldMessages;
}

export function FileField({ upload, messages, error, ...props }: FileFieldProps) {
  const { form, field } = props;
  const id = fieldId(form, field.name);
  const [file, setFile] = useState<File>();
  const problem = file && fileProblem(file, field.accept);
  const sentence = problem && messages[problem];

  useEffect(() => {
    const input = inputOf(id);
    const read = () => setFile(input.files?.[0]);
    // The form announces the values that no visitor has set: those from before hydration, and none after it was sent.
    const source = input.form ?? input;
    source.addEventListener('change', read);
    return () => source.removeEventListener('change', read);
  }, [id]);

  useEffect(() => inputOf(id).setCustomValidity(sentence ?? ''), [id, sentence]);

  function remove() {
    const input = inputOf(id);
    input.value = '';
    setFile(undefined);
    input.focus();
  }

  return (
    <FormField
      {...props}
      chooseFile={file ? upload.chooseAnother : upload.choose}
      error={file ? (sentence ?? error) : error}
    >
      {/* Not part of the description, which would have it while it is hidden. */}
      <p className="mt-0.5 hidden text-sm text-ink in-data-without-app:block">{upload.chooseAgain}</p>
      {file && (
        <div className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm">
          <p className="min-w-0 wrap-anywhere">
            <bdi className="font-semibold">{file.name}</bdi>{' '}
            <bdi className="text-ink-soft">{fileSize(file, upload)}</bdi>
          </p>
          <Button variant="quiet" onClick={remove}>
            {upload.remove}
          </Button>
        </div>
      )}
    </FormField>
  );
}

function fileProblem({ name, size }: { name: string; size: number }, accept = ''): 'cvType' | 'cvTooLarge' | undefined {
  const endings = accept.split(',');
  if (size === 0 || !endings.some((ending) => name.toLowerCase().endsWith(ending))) return 'cvType';
  return size > maxCvBytes ? 'cvTooLarge' : undefined;
}

function fileSize({ size }: File, { size: words }: UploadContent): string {
  const kilobytes = Math.ceil(size / 1024);
  if (kilobytes < 1024) return words.kilobyte(String(kilobytes));
  return words.megabyte(String(Math.ceil((size / 1024 ** 2) * 10) / 10));
}
