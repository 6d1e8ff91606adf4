import { useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import type { ConversationEntry } from '#shared/contracts/conversation.ts';
import { maxLength } from '#shared/limits.ts';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { call } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog, IsInDialog } from '../../components/dialog.tsx';
import { FormActions, submits, TextField } from '../../components/fields.tsx';
import { Feedback } from '../../components/states.tsx';
import { meQuery, useChange } from '../../queries.ts';

const { note: texts, composer } = conversation;

export function Note({ entry }: { entry: ConversationEntry }) {
  const { id, text, by } = entry;
  const { data: me } = useQuery(meQuery);
  const [edited, setEdited] = useState<string>();
  const [asks, setAsks] = useState(false);
  const isInDialog = useContext(IsInDialog);
  const params = { id };
  const save = useChange((changed: string) => call('PUT /api/admin/notes/:id', { params, body: { text: changed } }), {
    onSuccess: () => setEdited(undefined),
  });
  const remove = useChange(() => call('DELETE /api/admin/notes/:id', { params }));

  if (edited !== undefined) {
    return (
      <form onSubmit={submits(() => edited.trim() && save.mutate(edited))} className="mt-0.5 grid gap-1">
        <TextField label={composer.noteText}>
          {(control) => (
            <textarea
              {...control}
              // biome-ignore lint/a11y/noAutofocus: the pressed button has disappeared
              autoFocus
              dir="auto"
              rows={4}
              value={edited}
              maxLength={maxLength.message}
              onChange={({ target }) => setEdited(target.value)}
            />
          )}
        </TextField>
        <FormActions labels={texts} pending={save.isPending} error={save.error} onCancel={() => setEdited(undefined)} />
      </form>
    );
  }
  return (
    <>
      <p dir="auto" className="mt-0.5 text-sm whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
      {me?.email.toLowerCase() === by && !isInDialog && (
        <div className="flex flex-wrap gap-x-1">
          <Button variant="quiet" onClick={() => setEdited(text)}>
            {texts.edit}
          </Button>
          <Button variant="quiet" onClick={() => setAsks(true)}>
            {texts.delete}
          </Button>
        </div>
      )}
      <Feedback failure={remove.error?.message} />
      {asks && (
        <ConfirmDialog {...texts.confirmDelete} onClose={() => setAsks(false)} onConfirm={() => remove.mutate()}>
          <p>{texts.confirmDelete.text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
