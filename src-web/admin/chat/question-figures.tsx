import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChatDay } from '#shared/contracts/chat-questions.ts';
import { questions as texts } from '#shared/staff-texts/questions.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { Tile } from '../components/figures.tsx';
import { CautionLine } from '../components/page.tsx';
import { formatHour, formatShare } from '../format.ts';
import { statsQuery } from '../queries.ts';

const periods = [7, 30] as const;

export function Figures({ days }: { days: ChatDay[] }) {
  const [period, setPeriod] = useState<(typeof periods)[number]>(7);
  const sum = (name: Exclude<keyof ChatDay, 'day'>) => days.slice(-period).reduce((total, day) => total + day[name], 0);
  const [asked, answered, canned, unanswered] = [sum('answers'), sum('answered'), sum('canned'), sum('unanswered')];
  const [helpful, unhelpful] = [sum('helpful'), sum('unhelpful')];
  const { figures } = texts;
  return (
    <section aria-label={texts.title} className="mb-3">
      <fieldset className="mb-1.5 flex gap-0.5">
        <legend className="sr-only">{texts.period}</legend>
        {periods.map((days) => (
          <label
            key={days}
            className="inline-flex min-h-5.5 cursor-pointer items-center rounded-sm px-1.25 text-sm font-semibold text-ink-soft hover:text-ink has-checked:bg-accent-wash has-checked:text-accent has-focus-visible:outline-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="period"
              className="sr-only"
              checked={days === period}
              onChange={() => setPeriod(days)}
            />
            {texts.periods[days]}
          </label>
        ))}
      </fieldset>
      <dl className="grid grid-cols-2 gap-1.5 sm:grid-cols-3 sm:gap-2 xl:grid-cols-6">
        <Figure label={figures.asked} value={asked} />
        <Figure label={figures.answered} value={answered} of={asked} />
        <Figure label={figures.canned} value={canned} of={asked} />
        <Figure label={figures.unanswered} value={unanswered} of={asked} />
        <Figure label={figures.helpful} value={helpful} of={helpful + unhelpful} />
        <Figure label={figures.unhelpful} value={unhelpful} of={helpful + unhelpful} />
      </dl>
    </section>
  );
}

function Figure({ label, value, of }: { label: string; value: number; of?: number }) {
  return (
    <Tile label={label} value={value}>
      {of !== undefined && of > 0 && <span className="ms-1 text-sm text-ink-soft">{formatShare(value, of)}</span>}
    </Tile>
  );
}

export function CapLine({ link = true }: { link?: boolean }) {
  const { data } = useQuery(statsQuery);
  if (!data?.chatCapReachedAt) return null;
  return (
    <CautionLine text={texts.cap.text(formatHour(data.chatCapReachedAt))}>
      {link && (
        <ButtonLink variant="quiet" to="/admin/insights/questions" icon="arrow">
          {texts.cap.link}
        </ButtonLink>
      )}
    </CautionLine>
  );
}
