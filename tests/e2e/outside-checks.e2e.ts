import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { HtmlValidate } from 'html-validate';
import { LinkChecker } from 'linkinator';
import { localizedPath, paths } from '#shared/paths.ts';
import { expect, test } from './test.ts';

/** Third-party checkers of the built site, in both languages. */

const dist = join(import.meta.dirname, '../../dist');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

test('every built page conforms to the HTML standard @full', async () => {
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  const faults = [];
  for (const file of files) {
    const { results } = await validator.validateString(readFileSync(join(dist, file), 'utf8'), file);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      faults.push(`${file}: ${ruleId}: ${message} ${selector}`);
    }
  }
  expect(faults).toEqual([]);
});

test('every internal link and fragment leads somewhere @full', async ({ baseURL }) => {
  const { links } = await new LinkChecker().check({
    path: [`${baseURL}/`, `${baseURL}/ar`],
    recurse: true,
    checkFragments: true,
    linksToSkip: async (link) => !link.startsWith(baseURL!),
  });
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ state }) => state === 'BROKEN').map(({ url, parent }) => `${parent} → ${url}`)).toEqual([]);
});

/** `'self'` may be a weakness where visitors upload files: ours are never served as scripts. */
const accepted = Severity.MEDIUM_MAYBE;

test('no policy of the site has a weakness that an evaluator knows @full', async ({ request }) => {
  const addresses = ['/', '/ar', paths.scheduleDemo, localizedPath(paths.careers, 'ar'), paths.booking, paths.myData];
  const policies = new Set<string>();
  for (const address of [...addresses, '/admin', '/api/health', '/no-such-page', '/ar/no-such-page']) {
    policies.add((await request.get(address)).headers()['content-security-policy']!);
  }
  for (const [, policy] of readFileSync(join(dist, '_headers'), 'utf8').matchAll(/Content-Security-Policy: (.*)/g)) {
    policies.add(policy!);
  }
  for (const policy of policies) {
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    expect(findings.filter(({ severity }) => severity < accepted)).toEqual([]);
  }
});

test.describe('a second accessibility checker', () => {
  const engine = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');
  // The checker logs this for text on gradients.
  test.use({ expectedConsole: [/unable to get color combo/] });

  interface Finding {
    ruleId: string;
    value: [string, string];
    message: string;
    snippet: string;
  }

  /** One page for each kind of form, table, sample and scene. */
  const pages = [
    '/',
    '/products/ai-auditor',
    '/products/ai-data-analyst',
    paths.pricing,
    paths.partner,
    paths.myData,
    '/careers/ai-engineer',
  ];
  for (const address of [...pages, '/ar']) {
    test(`finds no fault in ${address} @full`, async ({ page }) => {
      await page.goto(address);
      // The page's policy would refuse a script element.
      const results = await page.evaluate<Finding[]>(
        `${engine}; new ace.Checker().check(document, ['WCAG_2_2']).then(({ results }) => results)`,
      );
      const faults = results.filter(({ value: [kind, result] }) => kind === 'VIOLATION' && result === 'FAIL');
      expect(faults.map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`)).toEqual([]);
    });
  }
});
