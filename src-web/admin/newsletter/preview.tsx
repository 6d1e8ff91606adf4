import { useEffect, useRef } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { TestLetterRequest } from '../../../src-shared/contracts/admin.ts';

const { newsletter: texts } = admin;
const frameName = 'newsletter-preview';
/** Milliseconds. */
const debounce = 500;

/** Posts the draft into a sandboxed frame, so that its markup never enters this page and cannot run scripts. */
export function Preview({ letter: { subject, content, locale } }: { letter: TestLetterRequest }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => form.current!.requestSubmit(), debounce);
    return () => clearTimeout(timer);
  }, [subject, content, locale]);
  return (
    <div className="min-w-0">
      <h3 className="mb-0.5 text-sm font-semibold">{texts.preview}</h3>
      <form ref={form} method="post" action="/api/admin/newsletters/preview" target={frameName} hidden>
        <input name="locale" value={locale} readOnly />
        <input name="subject" value={subject} readOnly />
        <textarea name="content" value={content} readOnly />
      </form>
      <iframe
        name={frameName}
        title={texts.previewFrame}
        sandbox=""
        className="h-[32rem] w-full rounded border border-line bg-raised"
      />
    </div>
  );
}
