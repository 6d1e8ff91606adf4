import type { WeeklySummary } from '../../../src-shared/analytics/weekly-summary.ts';
import { analyticsNames } from '../../../src-shared/content/en/analytics.ts';
import { staffMail } from '../../../src-shared/content/en/staff-mail.ts';
import { daysFrom } from '../../../src-shared/days.ts';
import { dateLocale } from '../../../src-shared/format-date.ts';
import { analyticsPath, summaryOffPath } from '../../../src-shared/paths.ts';
import { Bars } from './bars.tsx';
import { Action, Bullets, Links, Paragraph, Title } from './elements.tsx';
import { Frame } from './frame.tsx';

const { steps, sources: sourceNames } = analyticsNames;

/** To staff, in English: what was counted on the site in a week. */
export function StaffSummary({ siteUrl, ...summary }: WeeklySummary & { siteUrl: string }) {
  const { from, to, visits, visitsByDay, demo, sources } = summary;
  const texts = staffMail.summary;
  const lead = texts.visits(visits);
  return (
    <Frame locale="en" siteUrl={siteUrl} preheader={lead}>
      <Title>{texts.title}</Title>
      <Paragraph>{texts.week(dateText(from), dateText(to))}</Paragraph>
      <Bullets items={[lead, ...sentencesOf(summary)]} />
      <Bars
        title={texts.charts.days}
        bars={daysFrom(from, 7).map((day, i) => ({ label: weekday(day), value: visitsByDay[i] ?? 0 }))}
      />
      <Bars
        title={texts.charts.demo}
        bars={demo.map(({ step, now, before }) => ({
          label: steps.demo![step] ?? step,
          value: now,
          note: before.toLocaleString('en'),
        }))}
      />
      {sources.length > 0 && (
        <Bars
          title={texts.charts.sources}
          bars={sources.map(({ source, now, before }) => ({
            label: sourceNames[source] ?? source,
            value: now,
            note: before.toLocaleString('en'),
          }))}
        />
      )}
      <Action href={siteUrl + analyticsPath}>{texts.open}</Action>
      <Paragraph>{texts.why}</Paragraph>
      <Links items={[{ label: texts.turnOff, href: siteUrl + summaryOffPath }]} />
    </Frame>
  );
}

function sentencesOf({ demo, subscribers, chats, phoneLcp }: WeeklySummary): string[] {
  const { demos, subscribers: readers, chats: conversations, speed } = staffMail.summary;
  const [sent, held] = ['sent', 'held'].map((name) => demo.find(({ step }) => step === name) ?? { now: 0, before: 0 });
  const { now, before } = phoneLcp;
  return [
    demos(sent!, held!),
    readers(subscribers),
    conversations(chats),
    ...(now === null ? [] : [speed(seconds(now), before === null ? undefined : seconds(before))]),
  ];
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function dateText(day: string): string {
  return new Date(day).toLocaleDateString(dateLocale.en, { day: 'numeric', month: 'long', timeZone: 'UTC' });
}

function weekday(day: string): string {
  return new Date(day).toLocaleDateString(dateLocale.en, { weekday: 'long', timeZone: 'UTC' });
}
