import { Link } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { BlockingReason } from '../../../src-shared/suppression-reasons.ts';

const { suppressed: texts } = admin.conversation;

/** Why the visitor gets no confirmation, and would get no answer. */
export function SuppressionNotice({ reason }: { reason: BlockingReason }) {
  return (
    <p className="mt-1.5 rounded border border-caution/25 bg-caution-wash p-1.5 text-sm">
      {texts[reason]}{' '}
      <Link to="/admin/suppressions" className="text-accent underline underline-offset-4 hover:text-ink">
        {texts.list}
      </Link>
    </p>
  );
}
