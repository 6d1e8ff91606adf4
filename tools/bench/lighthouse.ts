import { launch } from 'chrome-launcher';
import lighthouse, { type Report } from 'lighthouse';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { median } from './report.ts';

export interface Audit {
  scores: number[];
  lcp: number;
  tbt: number;
  cls: number;
  requests: string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

export async function openLighthouse() {
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'];
  const chrome = await launch({ chromePath: ensureChromium(), chromeFlags });
  return {
    /** The two pages alternate, because the speed of a machine changes from minute to minute. */
    async auditBoth(firstUrl: string, secondUrl: string, runs: number): Promise<[Audit, Audit]> {
      const audits: [Audit[], Audit[]] = [[], []];
      for (let run = 0; run < runs; run++) {
        audits[0].push(await audit(firstUrl, chrome.port));
        audits[1].push(await audit(secondUrl, chrome.port));
      }
      return [medianOf(audits[0]), medianOf(audits[1])];
    },
    close: () => chrome.kill(),
  };
}

function medianOf(audits: Audit[]): Audit {
  const of = (pick: (audit: Audit) => number) => median(audits.map(pick));
  return {
    scores: categories.map((_, i) => of(({ scores }) => scores[i] ?? 0)),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    requests: audits[0]?.requests ?? [],
  };
}

/** Tries three times, because Lighthouse sometimes misses the start of a page. */
async function audit(url: string, port: number): Promise<Audit> {
  for (let tries = 1; ; tries++) {
    const result = await lighthouse(url, { port, logLevel: 'silent', output: 'json' });
    if (result && !result.lhr.runtimeError) return auditOf(result.lhr);
    if (tries === 3) throw new Error(`Lighthouse could not read ${url}: ${result?.lhr.runtimeError?.message}`);
  }
}

function auditOf(report: Report): Audit {
  const value = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
  const network = report.audits['network-requests']?.details as { items: { url: string }[] };
  return {
    scores: categories.map((id) => Math.round((report.categories[id]?.score ?? 0) * 100)),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: network.items.map(({ url }) => url),
  };
}
