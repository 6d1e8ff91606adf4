import { admin } from '../../../src-shared/content/en/admin.ts';
import type { StaffAttachment } from '../../../src-shared/contracts/inbox.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatSize } from './format-size.ts';

const { conversation: texts } = admin;

/** The files of a submission. They are never opened in the browser. */
export function Attachments({ files }: { files: StaffAttachment[] }) {
  if (files.length === 0) return null;
  return (
    <section className="mt-2">
      <h3 className="text-sm font-semibold">{texts.files}</h3>
      <ul className="grid gap-0.5 text-sm">
        {files.map(({ id, name, size, suspicious }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-1">
            <bdi className="wrap-anywhere">{name}</bdi>
            <span className="text-ink-soft">{formatSize(size)}</span>
            <a
              href={`/api/admin/attachments/${id}`}
              download
              aria-label={texts.downloadOf(name)}
              className="inline-flex min-h-5.5 items-center font-semibold text-accent underline underline-offset-4 hover:text-ink"
            >
              {texts.download}
            </a>
            {suspicious && (
              <p className="w-full text-xs">
                <Badge tone="danger">{texts.suspicious}</Badge> {texts.suspiciousWhy}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
