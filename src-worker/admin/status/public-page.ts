import { Hono } from 'hono';
import ar from '#shared/content/ar/pages/status.ts';
import en from '#shared/content/en/pages/status.ts';
import type { Check, CheckName, PublicPart, PublicStatus } from '#shared/contracts/admin.ts';
import { localizedPath, paths } from '#shared/paths.ts';
import { timeZone } from '#shared/time/days.ts';
import { dateLocale } from '#shared/time/format-date.ts';
import { database, nearby } from '../../db/client.ts';
import type { Bindings } from '../../env.ts';
import type { HonoEnv } from '../../http/hono-env.ts';
import { notFound, sitePage } from '../../http/pages.ts';
import { selectAlerts } from '../../webhooks/alert.ts';
import { checkDatabase, checkFiles } from './checks.ts';

const texts = { en, ar };

const checksOf: Record<PublicPart, CheckName[]> = {
  website: ['database', 'requests'],
  emails: ['cron', 'outbox', 'provider', 'queue'],
  joe: ['model'],
  files: ['files'],
};

const publicParts = Object.keys(checksOf) as PublicPart[];

const worstFirst = ['down', 'degraded'] as const;

interface PartState {
  status: PublicStatus;
  since?: string | undefined;
}

interface Checked {
  checks: ReadonlyMap<CheckName, Check>;
  incidents: Incident[];
  at: number;
}

interface Incident {
  part: PublicPart;
  from: string;
  to?: string | undefined;
}

const maxAgeMs = 10_000;
let recent: Checked | undefined;

/** Anyone may reload the page, so the database and the bucket are asked once in ten seconds. */
async function recentChecks(env: Bindings): Promise<Checked> {
  if (recent && Date.now() - recent.at < maxAgeMs) return recent;
  const [stored, files, alerts] = await Promise.all([
    checkDatabase(nearby(env)),
    checkFiles(env),
    // The page says itself that the database is down.
    selectAlerts(database(nearby(env))).catch(() => []),
  ]);
  const checks = new Map([...stored, files].map((check) => [check.name, check]));
  recent = { checks, incidents: incidentsOf(alerts), at: Date.now() };
  return recent;
}

export function forgetChecks(): void {
  recent = undefined;
}

/** The detail of a check is for staff only. */
export const statusPage = new Hono<HonoEnv>().get(paths.status, async (c) => {
  const locale = c.get('locale');
  const page = await sitePage(c, localizedPath(paths.status, locale), 200);
  if (!page) return notFound(c);
  page.headers.delete('x-robots-tag');
  const { checks, incidents, at } = await recentChecks(c.env);
  const { states, since, checked, parts, incidents: incidentTexts } = texts[locale];
  const format = new Intl.DateTimeFormat(dateLocale[locale], { dateStyle: 'long', timeStyle: 'short', timeZone });
  return new HTMLRewriter()
    .on('[data-part]', {
      element(element) {
        const state = stateOf(element.getAttribute('data-part') as PublicPart, checks);
        element.setAttribute('data-state', state.status);
        const begin = state.since && since(format.format(new Date(state.since)));
        element.setInnerContent([states[state.status], begin].filter(Boolean).join(' '));
      },
    })
    .on('[data-incidents]', {
      element: (element) => void (incidents.length > 0 && element.removeAttribute('hidden')),
    })
    .on('[data-incidents] ul', {
      element(list) {
        for (const { part, from, to } of incidents) {
          const [begin, end] = [from, to].map((time) => time && format.format(new Date(time)));
          list.append('<li>', { html: true });
          list.append(incidentTexts.line(parts[part].title, begin!, end));
          list.append('</li>', { html: true });
        }
      },
    })
    .on('[data-checked]', { element: (element) => void element.setInnerContent(checked(format.format(at))) })
    .transform(page);
});

const shownIncidents = 5;

/** An alert of a check that fails begins an incident, the next one that it works ends it. The rows are newest first. */
export function incidentsOf(rows: { at: string; check: string; state: string }[]): Incident[] {
  const ends = new Map<string, string>();
  const found: Incident[] = [];
  for (const { at, check, state } of rows) {
    if (state === 'ok') {
      ends.set(check, at);
      continue;
    }
    const part = publicParts.find((name) => checksOf[name].some((one) => one === check));
    if (part) found.push({ part, from: at, to: ends.get(check) });
    ends.delete(check);
  }
  return found.slice(0, shownIncidents);
}

function stateOf(part: PublicPart, checks: ReadonlyMap<CheckName, Check>): PartState {
  const isKnown = part === 'website' || part === 'files' || checks.get('database')!.status !== 'down';
  if (!isKnown) return { status: 'unknown' };
  const own = checksOf[part].map((name) => checks.get(name)!);
  const worst = worstFirst.flatMap((status) => own.filter((check) => check.status === status))[0];
  if (worst) return { status: worst.status, since: worst.at };
  // Without a model Joe answers from written texts.
  return { status: part === 'files' ? own[0]!.status : 'ok' };
}
