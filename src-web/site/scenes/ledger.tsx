import type { AiAuditorContent } from '#shared/content/en/samples/ai-auditor.ts';
import { useLocale } from '../../locale.tsx';
import { type LedgerLine, ledger, shortDay } from '../../products/ai-auditor/ledger.ts';
import { factOf, policy, underLimit } from '../../products/ai-auditor/rules.ts';
import { formatExactly } from '../../products/money.ts';
import { Container } from '../../ui/container.tsx';

const finding = { rule: 'under-limit', lines: underLimit(ledger, policy)[0]! } as const;
const wrong = finding.lines[0]!;
const lines = ledger.slice(wrong.number - 4, wrong.number + 2);

export default function LedgerProof({ content }: { content: AiAuditorContent }) {
  const locale = useLocale();
  return (
    <ol className="tabular">
      {lines.map((line) =>
        line === wrong ? (
          <li key={line.number} data-keep-clear className="bg-amber py-2 text-amber-ink md:py-3">
            <Container width="wide">
              <Line line={line} content={content} className="text-subheading font-semibold md:text-heading" />
              <p className="mt-1 md:ps-8">
                <strong className="font-semibold">{content.findings[finding.rule].title}.</strong>{' '}
                {factOf(finding, ledger, policy, content, locale)}
              </p>
            </Container>
          </li>
        ) : (
          <li key={line.number} className="max-md:nth-[-n+2]:hidden max-md:last:hidden">
            <Container width="wide">
              <div className="border-t border-line py-1 text-ink-soft">
                <Line line={line} content={content} className="md:text-lead" />
              </div>
            </Container>
          </li>
        ),
      )}
    </ol>
  );
}

function Line({ line, content, className }: { line: LedgerLine; content: AiAuditorContent; className: string }) {
  return (
    <p className="grid grid-cols-[auto_1fr_auto] items-baseline gap-x-1.5 md:grid-cols-[4rem_2fr_3fr_10rem] md:gap-x-0">
      <span>{line.number}</span> <span className="max-md:hidden">{shortDay(line.date, useLocale())}</span>{' '}
      <span className={className}>{content.suppliers[line.supplier]}</span>{' '}
      <bdi dir="ltr" className={`text-end rtl:text-start ${className}`}>
        {formatExactly(line.amount)}
      </bdi>
    </p>
  );
}
