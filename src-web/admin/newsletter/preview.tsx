import { useEffect, useRef } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';

const { newsletter: texts } = admin;
const frame = 'newsletter-preview';
/** Milliseconds without a keystroke before the preview follows. */
const pause = 500;

/** The mail as it will look. A form posts the draft into a frame in which nothing can run: no markup passes through this page. */
export function Preview({ subject, content }: { subject: string; content: string }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => form.current!.requestSubmit(), pause);
    return () => clearTimeout(timer);
  }, [subject, content]);
  return (
    <div className="min-w-0">
      <h3 className="mb-0.5 text-sm font-semibold">{texts.preview}</h3>
      <form ref={form} method="post" action="/api/admin/newsletters/preview" target={frame} hidden>
        <input name="subject" value={subject} readOnly />
        <textarea name="content" value={content} readOnly />
      </form>
      <iframe
        name={frame}
        title={texts.previewFrame}
        sandbox=""
        className="h-[32rem] w-full rounded border border-line bg-raised"
      />
    </div>
  );
}
