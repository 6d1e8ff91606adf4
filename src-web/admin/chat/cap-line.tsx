import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { formatHour } from '../format.ts';
import { statsQuery } from '../queries.ts';

const { cap } = admin.questions;

/** Says that Joe has reached his limit of today; nothing otherwise. `link` leads to the page with the tokens. */
export function CapLine({ link = true }: { link?: boolean }) {
  const { data } = useQuery(statsQuery);
  if (!data?.chatCapReachedAt) return null;
  return (
    <p className="mb-3 flex flex-wrap items-center justify-between gap-x-2 rounded border border-line bg-caution-wash px-2 py-1 text-sm">
      <span className="font-semibold text-caution">{cap.text(formatHour(data.chatCapReachedAt))}</span>
      {link && (
        <ButtonLink variant="quiet" to="/admin/chats/questions" icon="arrow">
          {cap.link}
        </ButtonLink>
      )}
    </p>
  );
}
