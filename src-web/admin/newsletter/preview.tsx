import { admin } from '../../../src-shared/content/en/admin.ts';
import type { TestLetterRequest } from '../../../src-shared/contracts/admin.ts';
import { MailPreview } from '../components/mail-preview.tsx';

const { newsletter: texts } = admin;

export function Preview({ letter: { subject, content, locale } }: { letter: TestLetterRequest }) {
  return (
    <MailPreview
      title={texts.preview}
      frame={texts.previewFrame}
      action="/api/admin/newsletters/preview"
      fields={{ locale: locale ?? 'en', subject, content }}
    />
  );
}
