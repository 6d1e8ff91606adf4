import { useQuery } from '@tanstack/react-query';
import type { ReplyDraft } from '#shared/contracts/conversation.ts';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { Button } from '#web/ui/button.tsx';
import { useStaffNames } from '../../components/staff-names.ts';
import { formatTime } from '../../format.ts';
import { meQuery } from '../../queries.ts';
import type { useSavedDraft } from './use-saved-draft.ts';

const { drafts: texts } = conversation.composer;

export function DraftState({ draft }: { draft: ReturnType<typeof useSavedDraft> }) {
  return (
    <div role="status" className="text-sm text-ink-soft empty:hidden">
      {draft.isSaved && <p>{texts.saved}</p>}
      {draft.isConflict && (
        <div className="rounded border border-caution/25 bg-caution-wash p-1.5 text-ink">
          <p>{draft.theirs ? texts.changed : texts.gone}</p>
          {draft.theirs && (
            <blockquote dir="auto" className="mt-1 max-h-[20dvh] overflow-y-auto whitespace-pre-wrap wrap-anywhere">
              {draft.theirs.text}
            </blockquote>
          )}
          <div className="mt-1 flex flex-wrap gap-1">
            <Button variant="secondary" onClick={draft.takeTheirs}>
              {texts.take}
            </Button>
            <Button variant="secondary" onClick={draft.keepMine}>
              {texts.keep}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

interface ColleagueDraftsProps {
  drafts: ReplyDraft[];
  onUse: (draft: ReplyDraft) => void;
}

export function ColleagueDrafts({ drafts, onUse }: ColleagueDraftsProps) {
  const me = useQuery(meQuery).data?.email.toLowerCase();
  const nameOfStaff = useStaffNames();
  return drafts
    .filter(({ by }) => me && by !== me)
    .map((draft) => (
      <details key={draft.by} className="text-sm">
        <summary className="min-h-5.5 cursor-pointer content-center font-semibold">
          {texts.of(nameOfStaff(draft.by), formatTime(draft.at))}
        </summary>
        <div className="mb-1 rounded border border-line bg-raised p-1.5">
          <p dir="auto" className="max-h-[30dvh] overflow-y-auto whitespace-pre-wrap wrap-anywhere">
            {draft.text}
          </p>
          <Button variant="secondary" className="mt-1" onClick={() => onUse(draft)}>
            {texts.use}
          </Button>
        </div>
      </details>
    ));
}
