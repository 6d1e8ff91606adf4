import { Button } from '../../ui/button.tsx';
import { failureText } from './failure-text.ts';
import { Feedback } from './states.tsx';

interface FormActionsProps {
  labels: { save: string; cancel: string };
  pending: boolean;
  error: Error | null;
  onCancel: () => void;
}

/** The end of a form in a dialog: its two buttons, and why saving has failed. */
export function FormActions({ labels, pending, error, onCancel }: FormActionsProps) {
  return (
    <>
      <div className="flex flex-wrap gap-1">
        <Button type="submit" disabled={pending}>
          {labels.save}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {labels.cancel}
        </Button>
      </div>
      <Feedback failure={failureText(error)} />
    </>
  );
}
