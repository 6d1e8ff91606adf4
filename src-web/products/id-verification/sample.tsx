import { useState } from 'react';
import type { IdVerificationContent } from '#shared/content/en/samples/id-verification.ts';
import { intlLocale } from '#shared/locales.ts';
import { useLocale } from '../../locale.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { NightSky } from '../../ui/night-sky.tsx';
import { StatusLine, Toolbar } from '../controls.tsx';
import { linkedState } from '../sample-link.ts';
import { TakeAlong } from '../take-along.tsx';
import { useSteps } from '../use-steps.ts';
import { CardFront } from './card-front.tsx';
import { Checks } from './checks.tsx';
import { checkMarks, FieldList, fieldMarks } from './field-list.tsx';
import { charactersOf, td1Checks, verify } from './machine-readable-zone.ts';
import { alter, specimenFields, specimenZone, zones } from './specimen.ts';
import { Zone } from './zone.tsx';

const stepTimeMs = 550;
const tones = { accepted: 'success', refused: 'danger', review: 'caution' } as const;

export default function IdVerification({ content }: { content: IdVerificationContent }) {
  const [lines, setLines] = useState(() => zones[Number(linkedState().get('altered'))] ?? specimenZone);
  // The zone is the last step.
  const { completed, isRunning: isReading, start } = useSteps(specimenFields.length + 1, stepTimeMs);
  const checks = verify(lines, td1Checks);
  const differing = specimenFields.filter(({ span, zone }) => charactersOf(lines, span) !== zone).map(({ id }) => id);
  const altered = alter(lines);
  const isOriginal = lines.every((line, index) => line === specimenZone[index]);
  const alterations = zones.findIndex((zone) => zone.every((line, index) => line === lines[index]));
  const list = useList();
  const failed = list(checks.filter(({ passes }) => !passes).map(({ name }) => content.checks[name]));
  const contradicted = list(differing.map((id) => content.fields[id]));
  const verdict = failed ? 'refused' : contradicted ? 'review' : 'accepted';
  const reason = failed ? content.refused(failed) : contradicted ? content.review(contradicted) : content.accepted;

  return (
    <>
      <div className="grid gap-1 p-2 md:px-3">
        <Toolbar label={content.toolbar}>
          <Button onClick={start}>{content.read}</Button>
          <Button
            variant="secondary"
            aria-disabled={!altered || undefined}
            onClick={() => altered && setLines(altered)}
          >
            {content.alter}
          </Button>
          <Button variant="secondary" aria-disabled={isOriginal || undefined} onClick={() => setLines(specimenZone)}>
            {content.restore}
          </Button>
        </Toolbar>
        <StatusLine badge={!isReading && <Badge tone={tones[verdict]}>{content.verdicts[verdict]}</Badge>}>
          {isReading ? content.reading : reason}
        </StatusLine>
      </div>
      <div className="grid @min-[56rem]:grid-cols-[7fr_5fr]">
        <NightSky className="p-1 sm:p-3">
          <div className="@container mx-auto grid max-w-[33rem] gap-2">
            <CardFront label={content.card} completed={completed} differing={isReading ? [] : differing} />
            <Zone
              content={content}
              lines={lines}
              marks={isReading ? (completed === specimenFields.length ? fieldMarks : []) : checkMarks(checks)}
              onChange={setLines}
            />
          </div>
        </NightSky>
        <div className="p-2 md:p-3">
          <h3 className="mb-1 text-subheading">{content.fieldsTitle}</h3>
          <FieldList
            content={content}
            lines={lines}
            completed={completed}
            isReading={isReading}
            differing={differing}
          />
        </div>
      </div>
      <div className="border-t border-line p-2 md:p-3">
        <h3 className="text-subheading">{content.checksTitle}</h3>
        <p className="mt-0.5 mb-1.5 max-w-text text-sm text-ink-soft">{content.checksLead}</p>
        <Checks content={content} checks={checks} isReading={isReading} />
      </div>
      {/* A zone that a visitor typed may be of a real card, so no link carries it. */}
      <TakeAlong state={{ altered: alterations > 0 ? String(alterations) : '' }} />
    </>
  );
}

function useList(): (items: string[]) => string {
  const format = new Intl.ListFormat(intlLocale[useLocale()], { type: 'unit' });
  return (items) => format.format(items);
}
