import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { modelStateQuery } from '../queries.ts';

export function ModelBanner() {
  const fault = useQuery(modelStateQuery).data?.fault;
  return <RefusalNotice refusal={fault} texts={admin.questions.fault} to="/admin/chats/questions" />;
}
