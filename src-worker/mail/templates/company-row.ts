import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { mailedCompany } from '../../../src-shared/mailed-text.ts';
import { texts } from '../../texts.ts';

/** The visitor's company; null when none was entered. */
export function companyRow({ company, locale }: Submission): string | null {
  return company && (mailedCompany(company) || texts[locale].mail.asEntered);
}
