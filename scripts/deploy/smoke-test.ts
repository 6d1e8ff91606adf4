import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/tooling.mjs';

interface Site {
  origin: string;
  /** The id of the deployed version, if wrangler printed it. */
  version: string | undefined;
  /** Sent with each request. */
  headers?: Record<string, string>;
  dist?: string;
  fetch?: typeof globalThis.fetch;
  /** The certificate of a new domain takes a while. */
  patienceMs?: number;
}

const pause = 3000;

/** The fault of the deployed site, or undefined. */
export async function smokeTest(site: Site): Promise<string | undefined> {
  const end = Date.now() + (site.patienceMs ?? 120_000);
  for (;;) {
    const fault = await findFault(site).catch((error) => `${site.origin} does not answer: ${error.cause ?? error}`);
    if (fault === undefined || Date.now() + pause > end) return fault;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function findFault({ origin, version, headers = {}, dist = join(root, 'dist'), fetch = globalThis.fetch }: Site) {
  const get = (path: string) =>
    fetch(origin + path, { headers, redirect: 'manual', signal: AbortSignal.timeout(10_000) });
  const health = await get('/api/health');
  if (health.status !== 200) return `${origin}/api/health answers ${health.status}`;
  const running = health.headers.get('x-worker-version');
  if (version !== undefined && running !== version) return `${origin} runs the version ${running}, not ${version}`;
  const stylesheet = /\/assets\/[\w.-]+\.css/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[0];
  if (!stylesheet) return 'dist/index.html names no stylesheet';
  const page = await get('/');
  if (page.status !== 200) return `${origin}/ answers ${page.status}`;
  if (!(await page.text()).includes(stylesheet)) return `${origin}/ is not the page of this build`;
  for (const path of ['/', '/contact', '/ar/privacy']) {
    const feature = rewrittenBy(await (await get(path)).text());
    if (feature)
      return `${origin}${path} is rewritten by ${feature}: turn it off for the domain, as npm run setup does`;
  }
  const asset = await get(stylesheet);
  return asset.status === 200 ? undefined : `${origin}${stylesheet} answers ${asset.status}`;
}

/** The feature of the zone that changed a page: the policy of the page blocks the script that would mend it. */
function rewrittenBy(html: string): string | undefined {
  if (html.includes('/cdn-cgi/l/email-protection')) return 'Email Address Obfuscation';
  return /rocket-loader|type="[0-9a-f]+-(?:text\/javascript|module)"/.test(html) ? 'Rocket Loader' : undefined;
}
