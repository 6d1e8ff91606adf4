import type { FormContent } from '../../src-shared/content/en/forms/common.ts';
import { Icon } from '../ui/icon.tsx';

interface FormResultProps {
  result: 'idle' | 'success' | 'error';
  content: FormContent;
}

/** How a submission ended. Both regions are always there, so that screen readers say what comes into them. */
export function FormResult({ result, content }: FormResultProps) {
  return (
    <>
      <div role="status">
        {result === 'success' && (
          <Panel icon="check" tone="border-success/40 bg-success-wash text-success" {...content.success} />
        )}
      </div>
      <div role="alert">
        {result === 'error' && (
          <Panel icon="alert" tone="border-danger/40 bg-danger-wash text-danger" {...content.failure} />
        )}
      </div>
    </>
  );
}

interface PanelProps {
  icon: 'check' | 'alert';
  tone: string;
  title: string;
  text?: string;
}

function Panel({ icon, tone, title, text }: PanelProps) {
  return (
    <div className={`mt-2.5 flex gap-1.5 rounded border p-2 ${tone}`}>
      <Icon name={icon} className="mt-0.25 size-2.75" />
      <div>
        <p className="font-semibold">{title}</p>
        {text && <p className="mt-0.25 text-sm text-ink">{text}</p>}
      </div>
    </div>
  );
}
