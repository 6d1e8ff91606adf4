import type { AnalyticsReport } from '#shared/contracts/analytics.ts';
import { analytics as texts } from '#shared/staff-texts/analytics.ts';
import { whatsappChat } from '#shared/staff-texts/whatsapp-chat.ts';
import { minuteLength } from '#shared/time/days.ts';
import { Panel } from '../components/page.tsx';
import { formatDuration, formatNumber } from '../format.ts';

const { title, note, columns, none, atOnce } = texts.channels;

export function ChannelTable({ channels }: Pick<AnalyticsReport, 'channels'>) {
  return (
    <Panel title={title} className="mt-3">
      <p className="mb-1.5 max-w-text text-sm text-ink-soft">{note}</p>
      <table className="w-full max-w-text text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-line-strong/50 text-xs text-ink-soft">
            <th scope="col" className="py-0.5 pe-1 text-start align-bottom font-semibold">
              {whatsappChat.channel}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-0.5 ps-1 text-end align-bottom font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {channels.map(({ channel, conversations, asked, firstReply }) => (
            <tr key={channel} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-0.75 pe-1 text-start align-top font-medium">
                {whatsappChat.channels[channel]}
              </th>
              <Cell now={formatNumber(conversations.now)} before={formatNumber(conversations.before)} />
              <Cell now={formatNumber(asked.now)} before={formatNumber(asked.before)} />
              <Cell now={waitText(firstReply.now)} before={waitText(firstReply.before)} />
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Cell({ now, before }: { now: string; before: string }) {
  return (
    <td className="tabular py-0.75 ps-1 text-end align-top">
      {now}
      <span className="block text-xs font-normal text-ink-soft">
        <span className="sr-only">{texts.columns.before} </span>
        {before}
      </span>
    </td>
  );
}

function waitText(seconds: number | null): string {
  if (seconds === null) return none;
  const milliseconds = seconds * 1000;
  return milliseconds < minuteLength ? atOnce : formatDuration(milliseconds);
}
