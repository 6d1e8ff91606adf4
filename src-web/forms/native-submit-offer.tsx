import { type RefObject, useSyncExternalStore } from 'react';
import type { FormProblems } from '#shared/content/types/forms.ts';
import { Button } from '../ui/button.tsx';
import { submitNatively } from './use-form.ts';

interface NativeSubmitOfferProps {
  form: RefObject<HTMLFormElement | null>;
  failed: 'connection' | 'server';
  content: FormProblems;
  fields: () => Record<string, string>;
  night?: boolean;
}

export function NativeSubmitOffer({ form, failed, content, fields, night }: NativeSubmitOfferProps) {
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  return (
    <div role="status" className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm">
      {failed === 'server' ? content.serverFailed : content.connectionFailed}
      {isOnline && (
        <Button variant="secondary" night={night} onClick={() => submitNatively(form.current!, fields())}>
          {content.submitNatively}
        </Button>
      )}
    </div>
  );
}

function subscribeToConnection(listener: () => void): () => void {
  for (const type of ['online', 'offline']) addEventListener(type, listener);
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, listener);
  };
}
