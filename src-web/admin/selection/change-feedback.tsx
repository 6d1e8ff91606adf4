import { admin } from '../../../src-shared/content/en/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Feedback } from '../components/states.tsx';
import type { Changes } from './use-changes.ts';

/** What the last change did, with the button that takes it back. */
export function ChangeFeedback({ changes }: { changes: Changes }) {
  const { success, failure, undo } = changes;
  return (
    <div className="flex flex-wrap items-center gap-x-1.5">
      <Feedback success={success} failure={failure} />
      {undo && (
        <Button variant="quiet" onClick={undo}>
          {admin.list.changes.undo}
        </Button>
      )}
    </div>
  );
}
