import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AiAuditorContent } from '#shared/content/en/samples/ai-auditor.ts';
import { useLocale } from '../../locale.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { StatusLine, Toolbar } from '../controls.tsx';
import { linkedState } from '../sample-link.ts';
import { TakeAlong } from '../take-along.tsx';
import { useSteps } from '../use-steps.ts';
import { FilterFields, filterLines, linkedFilters, noFilters } from './filter-fields.tsx';
import { FindingCard } from './finding-card.tsx';
import { type LedgerLine, ledger } from './ledger.ts';
import { LedgerTable } from './ledger-table.tsx';
import { audit, type Finding, factOf, policy, rules } from './rules.ts';

const lineTimeMs = 75;
const checkCount = ledger.length * Object.keys(rules).length;
const findings = audit(ledger, policy);

export default function AiAuditor({ content }: { content: AiAuditorContent }) {
  const id = useId();
  const locale = useLocale();
  const [filters, setFilters] = useState(() => linkedFilters(linkedState(), content));
  const { completed, isRunning, start } = useSteps(ledger.length, lineTimeMs);

  const isFound = (finding: (typeof findings)[number]) => finding.lines.every(({ number }) => number <= completed);
  const findingOf = (line: LedgerLine) =>
    findings.findIndex((finding) => finding.lines.includes(line) && isFound(finding)) + 1 || undefined;
  const lines = filterLines(ledger, filters, (line) => findingOf(line) !== undefined);
  const factOfFinding = (finding: Finding) => factOf(finding, ledger, policy, content, locale);
  const rowId = (line: number) => `${id}-line-${line}`;
  const findingId = (number: number) => `${id}-finding-${number}`;

  function run() {
    setFilters(noFilters);
    start();
  }
  function openLine(line: number) {
    // A filter may have taken the line away.
    if (!lines.some(({ number }) => number === line)) flushSync(() => setFilters(noFilters));
    document.getElementById(rowId(line))!.focus();
  }

  return (
    <>
      <div className="grid gap-1 p-2 md:px-3">
        <Toolbar label={content.toolbar} className="items-end">
          <Button onClick={run}>{content.run}</Button>
          <FilterFields content={content} filters={filters} onChange={setFilters} />
        </Toolbar>
        <StatusLine badge={!isRunning && <Badge tone="caution">{content.badge(findings.length)}</Badge>}>
          {isRunning
            ? content.running
            : `${content.summary(String(ledger.length), String(checkCount))} ${content.shown(String(lines.length), String(ledger.length))}`}
        </StatusLine>
      </div>
      <div className="border-t border-line">
        <LedgerTable
          content={content}
          lines={lines}
          current={isRunning ? completed + 1 : undefined}
          findingOf={findingOf}
          rowId={rowId}
          titleOf={(number) => content.findings[findings[number - 1]!.rule].title}
          onOpen={(number) => document.getElementById(findingId(number))!.focus()}
        />
        <div className="border-t border-line bg-sand p-2 md:p-3">
          <h3 className="mb-1 text-subheading">{content.findingsTitle}</h3>
          <ol className="grid gap-1.5 @min-[56rem]:grid-cols-3">
            {findings.map((finding, index) => (
              <FindingCard
                key={finding.rule}
                id={findingId(index + 1)}
                number={index + 1}
                content={content}
                finding={finding}
                fact={factOfFinding(finding)}
                isHidden={!isFound(finding)}
                onLine={openLine}
              />
            ))}
          </ol>
        </div>
      </div>
      <TakeAlong state={{ ...filters }} table={() => findingRows(findings, factOfFinding, content)} />
    </>
  );
}

/** One row for each line of each finding. */
function findingRows(all: Finding[], factOfFinding: (finding: Finding) => string, content: AiAuditorContent) {
  const { columns, suppliers, accounts, findings: texts, findingsTitle } = content;
  const { finding, number, date, account, supplier, document, by, amount } = columns;
  const rows = all.flatMap((found) =>
    found.lines.map((line) => [
      texts[found.rule].title,
      ...[
        line.number,
        line.date,
        accounts[line.account],
        suppliers[line.supplier],
        line.document,
        line.by,
        line.amount,
      ],
      factOfFinding(found),
    ]),
  );
  return [[finding, number, date, account, supplier, document, by, amount, findingsTitle], ...rows];
}
