import { useRef } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Feedback } from '../components/states.tsx';
import type { Changes } from './use-changes.ts';

/** What the last change did, with the button that takes it back; it leaves its focus here. */
export function ChangeFeedback({ changes }: { changes: Changes }) {
  const container = useRef<HTMLDivElement>(null);
  const { success, failure, undo } = changes;
  return (
    <div ref={container} tabIndex={-1} className="flex flex-wrap items-center gap-x-1.5 rounded">
      <Feedback success={success} failure={failure} />
      {undo && (
        <Button
          variant="quiet"
          onClick={() => {
            container.current!.focus();
            undo();
          }}
        >
          {admin.list.changes.undo}
        </Button>
      )}
    </div>
  );
}
