import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Options {
  part?: string;
  /** The ids of the only rules to check. */
  rules?: string[];
}

/**
 * Returns `rule: markup` for each axe violation in the page or in the part that the selector names.
 * Excludes frames: axe cannot run in sandboxed frames, and the mails that they show have their own tests.
 */
export async function violations(page: Page, { part = 'html', rules: only }: Options = {}): Promise<string[]> {
  // The only WCAG 2.2 AA rule that axe turns off by default.
  const rules = { 'target-size': { enabled: true } };
  const runOnly = only && { runOnly: { type: 'rule' as const, values: only } };
  // Without legacy mode, axe opens a second page to merge the results of frames.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], rules, ...runOnly }).setLegacyMode();
  // In the middle of a transition a colour is neither of the two that the design states.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
  const { violations: found } = await axe.include(part).exclude('iframe').analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
