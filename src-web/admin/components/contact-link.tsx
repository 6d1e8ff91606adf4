import { Link } from 'react-router-dom';
import { admin } from '#shared/staff-texts/admin.ts';

export function ContactLink({ by, value }: { by: 'email' | 'phone'; value: string }) {
  return (
    <Link
      to={`/admin/person?${new URLSearchParams({ [by]: value })}`}
      aria-label={admin.person.linkOf(value)}
      className="inline-flex min-h-3 items-center text-sm text-accent underline underline-offset-4 hover:text-ink"
    >
      {admin.person.link}
    </Link>
  );
}
