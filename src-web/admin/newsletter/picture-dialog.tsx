import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { maxLength, maxPicture } from '#shared/limits.ts';
import { pictureMessages } from '#shared/staff-texts/messages.ts';
import { newsletter } from '#shared/staff-texts/newsletter.ts';
import { call } from '../../lib/api.ts';
import { Dialog } from '../components/dialog.tsx';
import { FileField, FormActions, TextField } from '../components/fields.tsx';
import { drawPicture } from './draw-picture.ts';
import { insertText } from './edit-textarea.ts';

const { picture: texts } = newsletter;

interface PictureDialogProps {
  /** The picture goes to its cursor. */
  textarea: RefObject<HTMLTextAreaElement | null>;
  onClose: () => void;
}

export function PictureDialog({ textarea, onClose }: PictureDialogProps) {
  const [file, setFile] = useState<File>();
  const [description, setDescription] = useState('');
  const upload = useMutation({
    async mutationFn(file: File) {
      const picture = await drawPicture(file);
      if (picture.size > maxPicture.bytes) throw new Error(pictureMessages.tooLarge);
      return call('POST /api/admin/media', { body: picture }, { timeout: 60_000 });
    },
    onSuccess({ url }) {
      // An open dialog keeps the text from the focus.
      flushSync(onClose);
      insertText(textarea.current!, `![${description.trim().replace(/[[\]\\]/g, '')}](${url})`);
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    // React passes it on to the form around the button, in spite of the portal.
    event.stopPropagation();
    if (file && !upload.isPending) upload.mutate(file);
  }

  return createPortal(
    <Dialog title={texts.title} onClose={onClose}>
      <form className="grid gap-1.5" onSubmit={submit}>
        <FileField
          label={texts.file}
          hint={texts.fileHint}
          accept=".png,.jpg,.jpeg,.webp"
          onChange={({ target }) => setFile(target.files?.[0])}
        />
        <TextField label={texts.description} hint={texts.descriptionHint}>
          {(control) => (
            <input
              {...control}
              dir="auto"
              required
              pattern=".*\S.*"
              maxLength={maxLength.search}
              value={description}
              onChange={({ target }) => setDescription(target.value)}
            />
          )}
        </TextField>
        <FormActions labels={texts} pending={upload.isPending} error={upload.error} onCancel={onClose} />
      </form>
    </Dialog>,
    document.body,
  );
}
