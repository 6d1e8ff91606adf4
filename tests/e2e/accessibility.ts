import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong with a page, or with the part of it that a selector names: each rule, and the markup that breaks it.
 * A sandboxed frame lets no script in, axe's neither: what is in one is a mail, which has tests of its own.
 */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  // WCAG 2.2's size of targets is the one rule of level AA that axe leaves out unless asked.
  const rules = { 'target-size': { enabled: true } };
  // Legacy mode keeps to the page, where axe would open another one to bring its frames' results together.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], rules }).setLegacyMode();
  const { violations: found } = await axe.include(part).exclude('iframe').analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
