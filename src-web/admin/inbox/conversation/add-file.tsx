import { useRef } from 'react';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { fileMessages } from '#shared/staff-texts/messages.ts';
import { call, uploadTimeoutMs } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Feedback, failureText } from '../../components/states.tsx';
import { showToast } from '../../components/toasts.ts';
import { useChange } from '../../queries.ts';
import { FileInput, filesFailure } from '../reply/reply-files.tsx';

const { addFile: texts } = conversation;

export function AddFile({ id }: { id: string }) {
  const input = useRef<HTMLInputElement>(null);
  const add = useChange(
    (file: File) => {
      if (filesFailure([file])) throw new Error(fileMessages.tooLarge);
      const body = new FormData();
      body.set('file', file);
      return call('POST /api/admin/submissions/:id/files', { params: { id }, body }, { timeout: uploadTimeoutMs });
    },
    { onSuccess: ({ file }) => showToast({ success: texts.added(file.name) }) },
  );
  return (
    <div>
      <FileInput input={input} label={texts.button} onFiles={([file]) => file && add.mutate(file)} />
      <Button variant="quiet" pending={add.isPending} title={texts.hint} onClick={() => input.current!.click()}>
        {add.isPending ? texts.sending : texts.button}
      </Button>
      <Feedback failure={failureText(add.error)} />
    </div>
  );
}
