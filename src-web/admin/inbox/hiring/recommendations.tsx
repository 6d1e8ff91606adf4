import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Recommendation } from '#shared/contracts/hiring.ts';
import type { Verdict } from '#shared/inbox/hiring.ts';
import { maxLength } from '#shared/limits.ts';
import { hiring as texts } from '#shared/staff-texts/hiring.ts';
import { call } from '#web/lib/api.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '../../components/choice.tsx';
import { FormActions, submits, TextField } from '../../components/fields.tsx';
import { useStaffNames } from '../../components/staff-names.ts';
import { showToast } from '../../components/toasts.ts';
import { formatTime } from '../../format.ts';
import { meQuery, useChange } from '../../queries.ts';

const tones: Record<Verdict, Tone> = { strong_yes: 'success', yes: 'success', no: 'danger', strong_no: 'danger' };

interface RecommendationsProps {
  id: string;
  recommendations: Recommendation[];
}

export function Recommendations({ id, recommendations }: RecommendationsProps) {
  const me = useQuery(meQuery).data?.email.toLowerCase();
  const [edits, setEdits] = useState(false);
  const own = recommendations.find(({ by }) => by === me);
  const others = recommendations.filter((one) => one !== own);
  const remove = useChange(() => call('DELETE /api/admin/submissions/:id/recommendation', { params: { id } }), {
    onSuccess: () => showToast({ success: texts.deleted }),
    onError: () => showToast({ failure: texts.failed }),
  });
  return (
    <section tabIndex={-1} aria-label={texts.title} className="mb-1 rounded text-sm">
      <h3 className="font-semibold">{texts.title}</h3>
      {recommendations.length > 0 && (
        <ul className="mt-0.5 grid gap-1">
          {others.map((one) => (
            <Item key={one.by} recommendation={one} />
          ))}
          {own && !edits && (
            <Item recommendation={own}>
              <div className="flex flex-wrap gap-x-1">
                <Button variant="quiet" onClick={() => setEdits(true)}>
                  {texts.edit}
                </Button>
                <Button variant="quiet" pending={remove.isPending} onClick={() => remove.mutate()}>
                  {texts.delete}
                </Button>
              </div>
            </Item>
          )}
        </ul>
      )}
      {me && (!own || edits) && <RecommendationForm key={own?.at} id={id} own={own} onClose={() => setEdits(false)} />}
    </section>
  );
}

interface ItemProps {
  recommendation: Recommendation;
  children?: ReactNode;
}

function Item({ recommendation: { by, at, verdict, text }, children }: ItemProps) {
  const nameOfStaff = useStaffNames();
  return (
    <li>
      <p className="flex flex-wrap items-center gap-x-1">
        <Badge tone={tones[verdict]}>{texts.verdicts[verdict]}</Badge>
        <bdi className="font-semibold">{nameOfStaff(by)}</bdi>
        <span className="text-xs text-ink-soft">{formatTime(at)}</span>
      </p>
      {text && (
        <p dir="auto" className="mt-0.25 whitespace-pre-wrap wrap-anywhere">
          {text}
        </p>
      )}
      {children}
    </li>
  );
}

interface RecommendationFormProps {
  id: string;
  own: Recommendation | undefined;
  onClose: () => void;
}

/** The text is asked for after the verdict. */
function RecommendationForm({ id, own, onClose }: RecommendationFormProps) {
  const [verdict, setVerdict] = useState(own?.verdict);
  const [text, setText] = useState(own?.text ?? '');
  const save = useChange(
    (chosen: Verdict) =>
      call('PUT /api/admin/submissions/:id/recommendation', { params: { id }, body: { verdict: chosen, text } }),
    {
      onSuccess() {
        showToast({ success: texts.saved });
        onClose();
      },
    },
  );
  return (
    <form onSubmit={submits(() => verdict && save.mutate(verdict))} className="mt-1 grid gap-1">
      <Choice label={texts.own} options={texts.verdicts} value={verdict} onChange={setVerdict} />
      {verdict && (
        <>
          <TextField label={texts.why} hint={texts.whyHint}>
            {(control) => (
              <textarea
                {...control}
                dir="auto"
                rows={3}
                value={text}
                maxLength={maxLength.message}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </TextField>
          <FormActions
            labels={texts}
            pending={save.isPending}
            error={save.error}
            onCancel={() => {
              setVerdict(own?.verdict);
              onClose();
            }}
          />
        </>
      )}
    </form>
  );
}
