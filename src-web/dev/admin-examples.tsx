import { bookingStatuses, certainties } from '#shared/bookings/statuses.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { daysFrom } from '#shared/time/days.ts';
import { AffectedBookings } from '../admin/bookings/affected-bookings.tsx';
import { BookingBadge } from '../admin/bookings/booking-row.tsx';
import { HoursGrid } from '../admin/bookings/host-form.tsx';
import { PeriodFields } from '../admin/bookings/period-dialog.tsx';
import { CertaintyBadge } from '../admin/bookings/period-row.tsx';
import { WeekList, WeekTable } from '../admin/bookings/week-view.tsx';
import { Field, inputClass, Select } from '../admin/components/fields.tsx';
import { BarChart } from '../admin/components/figures.tsx';
import { List, Row } from '../admin/components/list.tsx';
import { Panel } from '../admin/components/page.tsx';
import { Search } from '../admin/components/search.tsx';
import { Empty, Feedback, QueryBoundary } from '../admin/components/states.tsx';
import { Timeline } from '../admin/inbox/conversation/timeline.tsx';
import { StatusBadge } from '../admin/inbox/list/submission-row.tsx';
import { MailBadge } from '../admin/mail/mail-detail.tsx';
import { exampleHours, exampleTimeline, exampleWeek } from './admin-example-data.ts';
import { Example, ExampleGroup } from './example.tsx';

const ignore = () => {};
const statuses = ['pending', 'contacted', 'completed'] as const;
const mailStatuses = ['queued', 'sending', 'sent', 'failed', 'cancelled'] as const;
const week = {
  label: 'A week',
  days: daysFrom('2026-11-30', 7),
  week: exampleWeek,
  pathOf: (id: string) => `/admin/bookings/${id}`,
  onBook: () => {},
};
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
      <Example row name="BookingBadge, CertaintyBadge, every status">
        {bookingStatuses.map((status) => (
          <BookingBadge key={status} booking={{ ...exampleWeek.bookings[0]!, status }} />
        ))}
        {certainties.map((certainty) => (
          <CertaintyBadge key={certainty} certainty={certainty} />
        ))}
      </Example>
      <Example row name="Field, Select, Search">
        <Field label="Subject">
          <input className={inputClass} defaultValue="Hello" />
        </Field>
        <Select label="Status" value="" options={admin.submissions.statuses} onChange={ignore} />
        <Search
          value=""
          placeholder="Name"
          isPending={false}
          onType={ignore}
          onSearch={ignore}
          onClear={ignore}
          onSettle={ignore}
        />
      </Example>
      <Example name="Panel with List and Row">
        <Panel title="A panel">
          <List label="Submissions">
            <Row to="/admin/inbox/1" title="Layla Haddad" note="Demo · Gulf Logistics">
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
      <Example name="Timeline">
        <Timeline items={exampleTimeline} />
      </Example>
      <Example name="WeekTable">
        <WeekTable {...week} />
      </Example>
      <Example name="WeekList">
        <WeekList {...week} />
      </Example>
      <Example name="AffectedBookings">
        <AffectedBookings title="4 bookings are on these days:" bookings={exampleWeek.bookings} />
      </Example>
      <Example name="HoursGrid">
        <HoursGrid hours={exampleHours} onChange={ignore} />
      </Example>
      <Example name="PeriodFields, a short day">
        <PeriodFields period={exampleWeek.periods[1]!} onChange={ignore} />
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
