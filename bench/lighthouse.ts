import { Launcher, launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureChromium } from '../scripts/lib/chromium.mjs';
import { loading, ownBlockingTime } from './main-thread.ts';
import { median } from './report.ts';
import { undisturbed } from './stolen.ts';

/** Chromium starts a process for a next site as soon as a page has come, on the cores on which the page is measured. */
const noSpare = 'SpareRendererForSitePerProcess';
const usual = Launcher.defaultFlags().map((flag) =>
  flag.startsWith('--disable-features=') ? `${flag},${noSpare}` : flag,
);
const chromeFlags = [...usual, '--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'];

/** What Lighthouse says of a page: scores of 100, times in milliseconds, and the addresses it asked for. */
export interface Audit {
  scores: number[];
  lcp: number;
  tbt: number;
  /** The part of it that the page causes itself (`main-thread.ts`). */
  ownTbt: number;
  cls: number;
  requests: string[];
  /** The share of the processors' time that went to others while the page was loading. */
  stolen: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse as on a phone, in one Chromium. */
export async function openLighthouse() {
  const chrome = await launch({ chromePath: ensureChromium(), ignoreDefaultFlags: true, chromeFlags });
  return {
    /** The medians of some runs of two pages, by turns: a machine's speed changes from one minute to the next. */
    async auditBoth(one: string, other: string, runs: number): Promise<[Audit, Audit]> {
      const found: [Audit[], Audit[]] = [[], []];
      for (let run = 0; run < runs; run++) {
        found[0].push(await once(one, chrome.port));
        found[1].push(await once(other, chrome.port));
      }
      return [middle(found[0]), middle(found[1])];
    },
    close: () => chrome.kill(),
  };
}

function middle(audits: Audit[]): Audit {
  const of = (pick: (audit: Audit) => number) => median(audits.map(pick));
  return {
    scores: categories.map((_, i) => of(({ scores }) => scores[i] ?? 0)),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    ownTbt: of(({ ownTbt }) => ownTbt),
    cls: of(({ cls }) => cls),
    requests: audits[0]?.requests ?? [],
    stolen: Math.max(...audits.map(({ stolen }) => stolen)),
  };
}

/** One run, made again where it was disturbed. */
async function once(url: string, port: number): Promise<Audit> {
  const { result, stolen } = await undisturbed(
    () => readable(url, port),
    ({ artifacts }) => loading(artifacts.Trace.traceEvents),
  );
  return auditOf(result, stolen);
}

/** Lighthouse misses the start of a page now and then, and is asked again. */
async function readable(url: string, port: number): Promise<Result> {
  for (let tries = 1; ; tries++) {
    const result = await lighthouse(url, { port, logLevel: 'silent', output: 'json' });
    if (result && !result.lhr.runtimeError) return result;
    if (tries === 3) throw new Error(`Lighthouse could not read ${url}: ${result?.lhr.runtimeError?.message}`);
  }
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>;

function auditOf({ lhr: result, artifacts }: Result, stolen: number): Audit {
  const value = (id: string) => result.audits[id]?.numericValue ?? Number.NaN;
  const network = result.audits['network-requests']?.details as unknown as { items: { url: string }[] };
  return {
    scores: categories.map((id) => Math.round((result.categories[id]?.score ?? 0) * 100)),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    ownTbt: ownBlockingTime(artifacts.Trace.traceEvents),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    requests: network.items.map(({ url }) => url),
    stolen,
  };
}
