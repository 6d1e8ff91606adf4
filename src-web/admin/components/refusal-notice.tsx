import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon.tsx';
import { formatTime } from '../format.ts';

interface RefusalNoticeProps {
  refusal: { message: string; since: string } | null | undefined;
  texts: { title: string; text: string; since: (at: string) => string; view: string };
  to: string;
}

/** The live region is always rendered: screen readers announce only changes inside an existing one. */
export function RefusalNotice({ refusal, texts, to }: RefusalNoticeProps) {
  return (
    <div role="alert">
      {refusal && (
        <div className="mb-3 flex gap-1.5 rounded border border-danger/40 bg-danger-wash px-2 pt-2 pb-1">
          <Icon name="alert" className="mt-0.25 size-3 shrink-0 text-danger" />
          <div className="min-w-0 text-sm">
            <p className="wrap-anywhere">
              <strong className="font-semibold text-danger">{texts.title}</strong> {refusal.message}
            </p>
            <p className="mt-0.5">
              {texts.text} {texts.since(formatTime(refusal.since))}
            </p>
            <Link
              to={to}
              className="inline-flex min-h-5.5 items-center font-semibold text-danger underline underline-offset-4"
            >
              {texts.view}
            </Link>
          </div>
        </div>
      )}
    </div>
  );
}
