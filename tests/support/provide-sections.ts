import type { TestProject } from 'vitest/node';
import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import { siteSections } from '../../scripts/build/knowledge/site-sections.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sections: KnowledgeSection[];
  }
}

/** The tests of the Worker run in workerd, which cannot render pages. */
export async function setup({ provide }: TestProject): Promise<void> {
  provide('sections', await siteSections());
}
