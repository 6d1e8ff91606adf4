import { useId } from 'react';
import type { UploadContent } from '../../src-shared/content/types/forms.ts';
import { Button } from '../ui/button.tsx';
import type { FormState } from './form-store.ts';

export function UploadProgress({ state, content }: { state: FormState; content: UploadContent }) {
  const { upload, cancelled } = state;
  const id = useId();
  const percent = upload && Math.floor(upload.progress * 100);
  return (
    <>
      {upload && (
        <div className="mt-2.5">
          <div className="flex justify-between gap-2 text-sm">
            <label htmlFor={id}>{content.uploading}</label>
            <bdi dir="ltr">{percent}%</bdi>
          </div>
          <progress id={id} max={100} value={percent} className="mt-0.5 block w-full accent-accent" />
          <Button variant="secondary" onClick={upload.cancel} className="mt-1">
            {content.cancel}
          </Button>
        </div>
      )}
      <p aria-live="polite" className={cancelled ? 'mt-1.5 text-sm' : 'sr-only'}>
        {upload && (percent === 100 ? content.uploaded : content.uploading)}
        {cancelled && content.cancelled}
      </p>
    </>
  );
}
