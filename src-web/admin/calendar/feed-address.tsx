import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Host } from '../../../src-shared/contracts/admin-bookings.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { Field, inputClass } from '../components/fields.tsx';
import { Feedback } from '../components/states.tsx';
import { reload } from '../reload.ts';

const { feed: texts } = admin.calendar;

export function FeedAddress({ host: { id, nameEn, feedUrl } }: { host: Host }) {
  const hintId = useId();
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const [copied, setCopied] = useState<boolean>();
  const renewal = useMutation({
    mutationFn: () => call('POST /api/admin/hosts/:id/feed', { params: { id } }),
    onSettled: () => reload(client),
  });

  async function copy() {
    renewal.reset();
    const done = await navigator.clipboard.writeText(feedUrl).then(
      () => true,
      () => false,
    );
    setCopied(done);
  }

  return (
    <div className="mt-2 border-t border-line pt-1.5">
      <Field label={texts.label}>
        <input
          readOnly
          aria-describedby={hintId}
          value={feedUrl}
          onFocus={({ target }) => target.select()}
          className={`${inputClass} w-full font-mono font-normal`}
        />
      </Field>
      <p id={hintId} className="mt-0.25 text-xs text-ink-soft">
        {texts.hint}
      </p>
      <div className="mt-1 flex flex-wrap gap-1">
        <Button variant="secondary" aria-label={texts.copyOf(nameEn)} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button
          variant="secondary"
          aria-label={texts.renewOf(nameEn)}
          disabled={renewal.isPending}
          onClick={() => setAsked(true)}
        >
          {texts.renew}
        </Button>
      </div>
      <Feedback
        success={(renewal.data && texts.renewed) ?? (copied ? texts.copied : undefined)}
        failure={renewal.error?.message ?? (copied === false ? texts.copyFailed : undefined)}
      />
      {asked && (
        <ConfirmDialog
          title={texts.confirm.title}
          confirm={texts.confirm.renew}
          cancel={texts.confirm.keep}
          onClose={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false);
            setCopied(undefined);
            renewal.mutate();
          }}
        >
          <p className="max-w-text">{texts.confirm.text(nameEn)}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
