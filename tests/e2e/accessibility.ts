import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

interface Options {
  part?: string;
  /** The ids of the only rules to check. */
  rules?: string[];
}

/**
 * Returns `rule: markup` for each axe violation in the page or in the part that the selector names.
 * Excludes frames: axe cannot run in sandboxed frames, and the emails in them have their own tests.
 */
export async function violations(page: Page, { part = 'html', rules: only }: Options = {}): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    // The only WCAG 2.2 AA rule that axe turns off by default.
    rules: { 'target-size': { enabled: true } },
    ...(only && { runOnly: { type: 'rule', values: only } }),
  };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ part, options }) => {
      const loaded = (window as unknown as { axe: typeof axe }).axe;
      // A colour in the middle of a transition is neither of the two that the design states,
      // and a control may become enabled while axe runs.
      const still = new CSSStyleSheet();
      still.replaceSync('*, *::before, *::after { transition: none !important }');
      document.adoptedStyleSheets.push(still);
      const { violations } = await loaded.run({ include: [part], exclude: ['iframe'] }, options);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    { part, options },
  );
}
