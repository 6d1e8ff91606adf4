import type { AiAuditorContent } from '#shared/content/en/samples/ai-auditor.ts';
import { useLocale } from '../../locale.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Container } from '../../ui/container.tsx';
import { formatExactly } from '../money.ts';
import { ledger, shortDay } from './ledger.ts';
import { policy, underLimit } from './rules.ts';

const flagged = underLimit(ledger, policy)[0]![0]!;
const lines = ledger.slice(flagged.number - 4, flagged.number + 2);

export default function AiAuditorScene({ content }: { content: AiAuditorContent }) {
  const locale = useLocale();
  return (
    <div aria-hidden="true" className="ledger-scene scene tabular pt-3 text-sm md:pt-5">
      {lines.map((line, index) => {
        const isFound = line === flagged;
        return (
          <div
            key={line.number}
            className={classNames(
              'border-t',
              isFound
                ? 'il-appear il-4 border-amber bg-amber font-semibold text-amber-ink'
                : 'border-night-line text-starlight-soft',
              index > 4 && 'opacity-70',
            )}
          >
            <Container width="wide" className="grid gap-x-2 py-1">
              <span>{line.number}</span>
              <span className="whitespace-nowrap max-md:hidden">{shortDay(line.date, locale)}</span>
              <span className="wrap-anywhere">{content.suppliers[line.supplier]}</span>
              <span className="truncate max-md:hidden">
                {isFound ? content.findings['under-limit'].title : content.accounts[line.account]}
              </span>
              <span className="text-end">{formatExactly(line.amount)}</span>
            </Container>
          </div>
        );
      })}
    </div>
  );
}
