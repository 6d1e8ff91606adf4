import type { LegalContent, LegalFacts } from '../../src-shared/content/types/legal.ts';
import { retentionDays, usesTurnstile } from '../build-settings.ts';

type LegalModule = { default: (facts: LegalFacts) => LegalContent };

/** A legal page's content with the settings of this build. */
export async function legalContent(module: Promise<LegalModule>): Promise<{ default: LegalContent }> {
  const { default: content } = await module;
  return { default: content({ days: retentionDays, turnstile: usesTurnstile }) };
}
