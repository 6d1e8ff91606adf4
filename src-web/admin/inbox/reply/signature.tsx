import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { maxLength } from '#shared/limits.ts';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { call } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '../../components/fields.tsx';
import { Feedback, failureText } from '../../components/states.tsx';
import { showToast } from '../../components/toasts.ts';
import { meQuery, useChange } from '../../queries.ts';

const { signature: texts } = conversation.composer;

export function Signature({ isOpen }: { isOpen?: boolean }) {
  const { data } = useQuery(meQuery);
  const client = useQueryClient();
  const [typed, setTyped] = useState<string>();
  const save = useChange((signature: string) => call('PATCH /api/admin/me', { body: { signature } }), {
    onSuccess: ({ signature }) => {
      client.setQueryData(meQuery.queryKey, (me) => me && { ...me, signature: signature ?? '' });
      setTyped(undefined);
      showToast({ success: texts.saved });
    },
  });
  if (!data) return null;
  const { signature } = data;
  return (
    <details open={isOpen} className="text-sm panes:open:w-full">
      <summary className="min-h-5.5 cursor-pointer content-center wrap-anywhere">
        {signature ? texts.below(signature.split('\n')[0]!) : texts.none}
      </summary>
      <TextField label={texts.label} hint={texts.hint}>
        {(control) => (
          <textarea
            {...control}
            dir="auto"
            rows={3}
            value={typed ?? signature}
            maxLength={maxLength.signature}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </TextField>
      <Button
        variant="secondary"
        className="mt-1"
        aria-disabled={save.isPending || typed === undefined}
        onClick={() => typed !== undefined && !save.isPending && save.mutate(typed)}
      >
        {texts.save}
      </Button>
      <Feedback failure={failureText(save.error)} />
    </details>
  );
}
