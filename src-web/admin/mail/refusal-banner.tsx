import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { mailStateQuery } from '../queries.ts';

export function RefusalBanner() {
  const refusal = useQuery(mailStateQuery).data?.refusal;
  return <RefusalNotice refusal={refusal} texts={admin.mail.refused} to="/admin/mail?status=queued" />;
}
