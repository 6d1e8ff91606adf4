import type { AiAuditorContent } from '../../../src-shared/content/en/samples/ai-auditor.ts';
import { classNames } from '../../ui/class-names.ts';
import { LiveButton } from '../live-button.tsx';
import { EvidenceTable } from './evidence-table.tsx';
import type { Finding } from './rules.ts';

interface FindingCardProps {
  id: string;
  number: number;
  content: AiAuditorContent;
  finding: Finding;
  fact: string;
  /** While the audit runs, what is not found yet has its place only. */
  isHidden: boolean;
  onLine: (line: number) => void;
}

/** A finding: what, by which rule, and the lines that show it. A line's button leads back to the ledger. */
export function FindingCard({ id, number, content, finding, fact, isHidden, onLine }: FindingCardProps) {
  const { title, rule } = content.findings[finding.rule];
  return (
    <li className={classNames('transition-opacity duration-300', isHidden && 'invisible opacity-0')}>
      <article
        id={id}
        tabIndex={-1}
        aria-labelledby={`${id}-title`}
        className="h-full rounded border border-line bg-paper p-1.5 transition focus:border-accent focus:shadow-mid"
      >
        <h4 id={`${id}-title`} className="flex items-center gap-1 font-semibold">
          <span
            aria-hidden="true"
            className="tabular inline-flex size-3 shrink-0 items-center justify-center rounded-full bg-amber text-xs font-bold text-amber-ink"
          >
            {number}
          </span>
          {title}
        </h4>
        <p className="mt-0.5 text-sm text-ink-soft">{rule}</p>
        <EvidenceTable content={content} caption={content.evidence(title)} lines={finding.lines}>
          {(line) => (
            <LiveButton
              onClick={() => onLine(line)}
              className="inline-flex min-h-5.5 items-center font-semibold text-accent underline underline-offset-4"
            >
              {content.toLine(String(line))}
            </LiveButton>
          )}
        </EvidenceTable>
        <p className="mt-0.5 text-sm font-semibold text-danger">{fact}</p>
      </article>
    </li>
  );
}
