import { useState } from 'react';
import type { Decline } from '#shared/contracts/hiring.ts';
import type { DeclineReason } from '#shared/inbox/hiring.ts';
import { maxLength } from '#shared/limits.ts';
import { hiring as texts } from '#shared/staff-texts/hiring.ts';
import { Select, TextField } from '../../components/fields.tsx';

export function declineText({ reason, text }: Decline): string {
  return text ? texts.reasonWith(texts.reasons[reason], text) : texts.reasons[reason];
}

/** The fields of a dialog, and what they say. */
export function useDeclineReason() {
  const [reason, setReason] = useState<DeclineReason | ''>('');
  const [text, setText] = useState('');
  const isStated = reason !== '' || text.trim() !== '';
  const decline: Decline | undefined = isStated ? { reason: reason || 'other', text: text.trim() || null } : undefined;
  const fields = (
    <div className="mt-1.5 grid justify-items-start gap-1">
      <Select
        label={texts.reason}
        value={reason}
        options={{ '': texts.noReason, ...texts.reasons }}
        withAll={false}
        onChange={(value) => setReason(value as DeclineReason | '')}
      />
      <div className="w-full">
        <TextField label={texts.details} hint={texts.reasonHint}>
          {(control) => (
            <textarea
              {...control}
              dir="auto"
              rows={2}
              value={text}
              maxLength={maxLength.declineText}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </TextField>
      </div>
    </div>
  );
  return { decline, fields };
}
