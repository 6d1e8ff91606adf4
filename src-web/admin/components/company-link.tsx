import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#shared/admin/paths.ts';
import { companyKeyOf } from '#shared/inbox/company-key.ts';
import { admin } from '#shared/staff-texts/admin.ts';

/** The company with the link to its page. A function, because a detail without a value says so. */
export function linkedCompany(record: { email: string; company: string | null }): ReactNode {
  const key = companyKeyOf(record);
  if (!key) return record.company;
  return (
    <>
      {record.company}{' '}
      <Link
        to={`${adminPaths.companies}/${encodeURIComponent(key)}`}
        aria-label={admin.company.linkOf(record.company || key)}
        className="inline-flex min-h-3 items-center text-sm text-accent underline underline-offset-4 hover:text-ink"
      >
        {admin.company.link}
      </Link>
    </>
  );
}
