import { admin } from '../../../src-shared/content/en/admin.ts';
import { PageTitle } from '../components/page-title.tsx';
import { Hosts } from './hosts.tsx';
import { Periods } from './periods.tsx';

const { calendar: texts, views } = admin;

export function DemoHoursView() {
  return (
    <>
      <PageTitle title={views.demoHours} />
      <p className="mb-2 max-w-text text-ink-soft">{texts.lead}</p>
      <div className="grid gap-3">
        <Hosts />
        <Periods />
      </div>
    </>
  );
}
