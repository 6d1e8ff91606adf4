import { brand } from '../../../src-shared/brand.ts';
import type { HandoverContent } from '../../../src-shared/content/en/handover.ts';
import type { Handover } from './use-handover.ts';

/** Why a question for a person or a message to one was not sent. The region is always there, so that it is announced. */
export function HandoverFailure({ handover, content }: { handover: Handover; content: HandoverContent }) {
  const { failed, session } = handover;
  const reason = session.refusal?.reason;
  const refused = reason && content.refused[reason === 'too_many' || reason === 'no_person' ? reason : 'other'];
  return (
    <div role="alert" className="shrink-0 px-2 text-sm text-danger">
      {failed && (
        <p>
          {content.failed}{' '}
          <a href={`mailto:${brand.email}`} className="font-semibold underline">
            {brand.email}
          </a>
        </p>
      )}
      {refused && <p>{refused}</p>}
    </div>
  );
}
