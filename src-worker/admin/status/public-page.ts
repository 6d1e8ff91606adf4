import { Hono } from 'hono';
import ar from '#shared/content/ar/pages/status.ts';
import en from '#shared/content/en/pages/status.ts';
import type { Check, CheckName, PublicPart, PublicStatus } from '#shared/contracts/admin.ts';
import { localizedPath, paths } from '#shared/paths.ts';
import { timeZone } from '#shared/time/days.ts';
import { dateLocale } from '#shared/time/format-date.ts';
import { nearby } from '../../db/client.ts';
import type { Bindings } from '../../env.ts';
import type { HonoEnv } from '../../http/hono-env.ts';
import { notFound, sitePage } from '../../http/pages.ts';
import { checkDatabase, checkFiles } from './checks.ts';

const texts = { en, ar };

const checksOf: Record<PublicPart, CheckName[]> = {
  website: ['database', 'requests'],
  emails: ['cron', 'outbox', 'provider', 'queue'],
  joe: ['model'],
  files: ['files'],
};

const worstFirst = ['down', 'degraded'] as const;

interface PartState {
  status: PublicStatus;
  since?: string | undefined;
}

interface Checked {
  checks: ReadonlyMap<CheckName, Check>;
  at: number;
}

const maxAgeMs = 10_000;
let recent: Checked | undefined;

/** Anyone may reload the page, so the database and the bucket are asked once in ten seconds. */
async function recentChecks(env: Bindings): Promise<Checked> {
  if (recent && Date.now() - recent.at < maxAgeMs) return recent;
  const [stored, files] = await Promise.all([checkDatabase(nearby(env)), checkFiles(env)]);
  recent = { checks: new Map([...stored, files].map((check) => [check.name, check])), at: Date.now() };
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
  const { checks, at } = await recentChecks(c.env);
  const { states, since, checked } = texts[locale];
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
    .on('[data-checked]', { element: (element) => void element.setInnerContent(checked(format.format(at))) })
    .transform(page);
});

function stateOf(part: PublicPart, checks: ReadonlyMap<CheckName, Check>): PartState {
  const isKnown = part === 'website' || part === 'files' || checks.get('database')!.status !== 'down';
  if (!isKnown) return { status: 'unknown' };
  const own = checksOf[part].map((name) => checks.get(name)!);
  const worst = worstFirst.flatMap((status) => own.filter((check) => check.status === status))[0];
  if (worst) return { status: worst.status, since: worst.at };
  // Without a model Joe answers from written texts.
  return { status: part === 'files' ? own[0]!.status : 'ok' };
}
