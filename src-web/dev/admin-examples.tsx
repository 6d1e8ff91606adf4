import { admin } from '../../src-shared/content/en/admin.ts';
import { Field, inputClass, Search, Select } from '../admin/components/fields.tsx';
import { List, Row } from '../admin/components/list.tsx';
import { Panel } from '../admin/components/panel.tsx';
import { Empty, Feedback, QueryBoundary } from '../admin/components/states.tsx';
import { BarChart } from '../admin/dashboard/bar-chart.tsx';
import { MailBadge } from '../admin/mail/mail-badge.tsx';
import { StatusBadge } from '../admin/submissions/status-badge.tsx';
import { Example, ExampleGroup } from './example.tsx';

const ignore = () => {};
const statuses = ['pending', 'contacted', 'completed'] as const;
const mailStatuses = ['queued', 'sending', 'sent', 'failed', 'cancelled'] as const;
const loading = { data: undefined, error: null, refetch: ignore };

export function AdminExamples() {
  return (
    <ExampleGroup title="admin">
      <Example row name="StatusBadge, MailBadge, every status">
        {statuses.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
        {mailStatuses.map((status) => (
          <MailBadge key={status} status={status} />
        ))}
      </Example>
      <Example row name="Field, Select, Search">
        <Field label="Subject">
          <input className={inputClass} defaultValue="Hello" />
        </Field>
        <Select label="Status" value="" options={admin.submissions.statuses} onChange={ignore} />
        <Search value="" placeholder="Name" onSearch={ignore} />
      </Example>
      <Example name="Panel with List and Row">
        <Panel title="A panel">
          <List label="Submissions">
            <Row to="/admin/submissions/1" title="Layla Haddad" note="Demo · Gulf Logistics">
              <StatusBadge status="pending" />
            </Row>
            <Row title="A row without a link" />
          </List>
        </Panel>
      </Example>
      <Example name="QueryBoundary, loading">
        <QueryBoundary query={loading}>{() => null}</QueryBoundary>
      </Example>
      <Example name="QueryBoundary, failed">
        <QueryBoundary query={{ ...loading, error: new Error('The API does not answer.') }}>{() => null}</QueryBoundary>
      </Example>
      <Example name="Empty">
        <Empty>{admin.submissions.empty}</Empty>
      </Example>
      <Example row name="Feedback, success and failure">
        <Feedback success="Saved." />
        <Feedback failure="The status could not be changed." />
      </Example>
      <Example name="BarChart">
        <BarChart
          title="Submissions"
          summary="12"
          labels={['1 Jan', '2 Jan', '3 Jan']}
          series={[
            { name: 'Demo', values: [1, 4, 2] },
            { name: 'Career', values: [2, 0, 3] },
          ]}
        />
      </Example>
    </ExampleGroup>
  );
}
