import { Link } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Duplicate } from '../../../src-shared/contracts/inbox.ts';
import { Notes } from '../components/list.tsx';
import { formatTime } from '../format.ts';

const { conversation: texts, board } = admin;

/** Other applications that may be of the same person. */
export function Duplicates({ duplicates }: { duplicates: Duplicate[] }) {
  if (duplicates.length === 0) return null;
  return (
    <section className="mt-2">
      <h3 className="text-sm font-semibold">{texts.duplicates}</h3>
      <ul className="grid gap-0.5 text-sm">
        {duplicates.map(({ id, name, position, submitted_at, stage, same }) => (
          <li key={id}>
            <Link
              to={`/admin/submissions/${id}`}
              className="inline-flex min-h-5.5 items-center text-accent underline underline-offset-4 hover:text-ink"
            >
              <bdi className="wrap-anywhere">{name}</bdi>
            </Link>
            <p className="text-xs text-ink-soft">
              <Notes
                parts={[
                  position,
                  formatTime(submitted_at),
                  stage && board.stages[stage],
                  ...same.map((what) => texts.same[what]),
                ]}
              />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
