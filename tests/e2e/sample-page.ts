import type { Locator, Page } from '@playwright/test';
import type { SampleName } from '#shared/content/types/blocks.ts';
import { defaultLocale, type Locale } from '#shared/locales.ts';
import { localizedPath, paths } from '#shared/paths.ts';
import { expect, hydrated } from './test.ts';

export const samplePaths: Record<SampleName, string> = {
  'ai-auditor': paths.aiAuditor,
  'ai-data-analyst': paths.aiDataAnalyst,
  'id-verification': paths.idVerification,
  marketeye: paths.marketeye,
  lagentry: paths.lagentry,
  'uae-ecommerce-aggregator': paths.ecommerceAggregator,
};

export async function openSample(page: Page, name: SampleName, locale: Locale = defaultLocale): Promise<Locator> {
  await page.goto(localizedPath(samplePaths[name], locale));
  await hydrated(page);
  await scrollToStage(page);
  const sample = page.locator(`[data-sample="${name}"]`);
  await expect(sample).toBeVisible();
  return sample;
}

/** The frame that holds the still or the sample. */
export function stageOf(page: Page): Locator {
  return page.locator('#sample [tabindex="-1"]').first();
}

export async function scrollToStage(page: Page): Promise<void> {
  await stageOf(page).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
}
