import { sql } from 'drizzle-orm';
import type { AnalyticsReport } from '#shared/contracts/analytics.ts';
import { type ChatChannel, chatChannels } from '#shared/contracts/chat.ts';
import { addDays, gulfHour } from '#shared/time/days.ts';
import { database } from '../db/client.ts';
import { isByStaff, isRequestForPerson } from '../db/schema.ts';
import { type Bindings, configOf } from '../env.ts';

interface Row {
  channel: ChatChannel;
  period: 'now' | 'before';
  conversations: number;
  asked: number;
  /** The seconds from each request for a person to the first reply. */
  waits: string;
}

/** The conversations that began in the period and before it, by channel. WhatsApp is listed once it is used. */
export async function loadChannels(
  env: Bindings,
  { from, to, beforeFrom }: Pick<AnalyticsReport['period'], 'from' | 'to' | 'beforeFrom'>,
): Promise<AnalyticsReport['channels']> {
  const startOf = (day: string) => gulfHour(day, 0).toISOString();
  const rows = await database(env).all<Row>(sql`
    SELECT channel, period, count(*) AS conversations, count(asked_at) AS asked,
      json_group_array(unixepoch(replied_at) - unixepoch(asked_at)) FILTER (WHERE replied_at IS NOT NULL) AS waits
    FROM (
      SELECT channel, period, asked_at, (
        SELECT min(timestamp) FROM chat_messages WHERE session_id = session AND ${isByStaff} AND timestamp > asked_at
      ) AS replied_at
      FROM (
        SELECT chat.session_id AS session, iif(person.id IS NULL, 'site', 'whatsapp') AS channel,
          iif(started_at >= ${startOf(from)}, 'now', 'before') AS period,
          (SELECT min(timestamp) FROM chat_messages WHERE session_id = chat.session_id AND ${isRequestForPerson}) AS asked_at
        FROM chat_sessions AS chat LEFT JOIN whatsapp_people AS person ON person.session_id = chat.session_id
        WHERE (person.id IS NULL OR person.received_at > '1971') AND started_at >= ${startOf(beforeFrom)} AND started_at < ${startOf(addDays(to, 1))}
      )
    )
    GROUP BY channel, period`);
  const isOn = configOf(env).WHATSAPP_PHONE_ID !== undefined;
  const used = chatChannels.filter(
    (channel) => channel === 'site' || isOn || rows.some((row) => row.channel === channel),
  );
  return used.map((channel) => {
    const of = (period: Row['period']) => rows.find((row) => row.channel === channel && row.period === period);
    const compared = <Value>(figure: (row: Row | undefined) => Value) => ({
      now: figure(of('now')),
      before: figure(of('before')),
    });
    return {
      channel,
      conversations: compared((row) => row?.conversations ?? 0),
      asked: compared((row) => row?.asked ?? 0),
      firstReply: compared((row) => median(JSON.parse(row?.waits ?? '[]'))),
    };
  });
}

/** Half of the values are at most this one. */
function median(values: number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? null;
}
