import type { CSSProperties } from 'react';
import { analyticsPath, summaryOffPath } from '#shared/paths.ts';
import { staffMail } from '#shared/staff-texts/mails-to-staff.ts';
import { analyticsNames } from '#shared/staff-texts/report.ts';
import { daysFrom } from '#shared/time/days.ts';
import { dateLocale } from '#shared/time/format-date.ts';
import type { WeeklySummary } from '../db/schema.ts';
import { Action, Bullets, Layout, Links, Paragraph, Title, useStyles } from '../mail/layout.tsx';

const { steps, sources: sourceNames } = analyticsNames;

export function StaffSummary({ siteUrl, ...summary }: WeeklySummary & { siteUrl: string }) {
  const { from, to, visits, visitsByDay, demo, sources } = summary;
  const texts = staffMail.summary;
  const lead = texts.visits(visits);
  return (
    <Layout locale="en" siteUrl={siteUrl} preheader={lead}>
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
    </Layout>
  );
}

function sentencesOf({ demo, subscribers, chats, phoneLcp }: WeeklySummary): string[] {
  const { demos, subscribers: subscriberCount, chats: conversations, speed } = staffMail.summary;
  const [sent, held] = ['sent', 'held'].map((name) => demo.find(({ step }) => step === name) ?? { now: 0, before: 0 });
  const { now, before } = phoneLcp;
  return [
    demos(sent!, held!),
    subscriberCount(subscribers),
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

interface Bar {
  label: string;
  value: number;
  note?: string;
}

const track: CSSProperties = { width: '100%', borderCollapse: 'collapse' };
const filled: CSSProperties = { height: '14px', backgroundColor: '#f8ad3c', fontSize: '1px', lineHeight: '14px' };

/** Table cells with a background: mail clients show neither SVG nor data URIs, and many block pictures. */
export function Bars({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const styles = useStyles();
  const highest = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <>
      <h2 style={styles.subtitle}>{title}</h2>
      <table style={styles.fields}>
        <tbody>
          {bars.map(({ label, value, note }) => (
            <tr key={label}>
              <th scope="row" className="soft line bar-name" style={styles.barName}>
                {label}
              </th>
              <td data-skip-in-text="true" className="line" style={styles.barCell}>
                <Filled percent={Math.round((value / highest) * 100)} />
              </td>
              <td className="line" style={styles.barValue}>
                {value.toLocaleString('en')}
                {note && <span className="soft"> ({note})</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Filled({ percent }: { percent: number }) {
  if (percent === 0) return null;
  return (
    <table role="presentation" style={track}>
      <tbody>
        <tr>
          <td style={{ ...filled, width: `${percent}%` }}>&nbsp;</td>
          {percent < 100 && <td style={{ width: `${100 - percent}%` }} />}
        </tr>
      </tbody>
    </table>
  );
}
