import { useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { demoEnd } from '#shared/bookings/demo-hours.ts';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import { maxLength } from '#shared/limits.ts';
import { bookings as texts } from '#shared/staff-texts/bookings.ts';
import { gulfDate } from '#shared/time/days.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Select, TextField } from '../components/fields.tsx';
import { ItemList, Notes } from '../components/list.tsx';
import { MailPreview } from '../components/mail-preview.tsx';
import { labelOfHost } from '../components/staff-names.ts';
import { Feedback, QueryBoundary } from '../components/states.tsx';
import { useSettledText } from '../components/use-settled-text.ts';
import { formatSlot } from '../format.ts';
import { nameOf } from '../inbox/name-of.ts';
import { useVisibleTypes } from '../roles.ts';
import { bookingFailure, useBook } from './booking-change.ts';
import { InterviewerSelects } from './interviewers.tsx';
import { hostsQuery, slotsOfDayQuery } from './queries.ts';

const bookable = ['demo', 'career'] as const;

/** Books one of the requests for a time of the calendar: first the visitor, then the host and a look at the email. */
export function BookDialog({ startsAt, onClose }: { startsAt: string; onClose: () => void }) {
  const [chosen, setChosen] = useState<StaffSubmission>();
  return (
    <Dialog title={formatSlot({ startsAt, endsAt: demoEnd(startsAt) })} onClose={onClose}>
      {chosen ? (
        <Confirmation submission={chosen} startsAt={startsAt} onBack={() => setChosen(undefined)} onClose={onClose} />
      ) : (
        <Candidates onChoose={setChosen} />
      )}
    </Dialog>
  );
}

function Candidates({ onChoose }: { onChoose: (submission: StaffSubmission) => void }) {
  const input = useRef<HTMLInputElement>(null);
  // Opening a dialog moves the focus to its first button.
  useEffect(() => input.current!.focus(), []);
  const types = useVisibleTypes();
  const kinds = bookable.filter((type) => types.includes(type));
  const [kind, setKind] = useState(kinds[0]!);
  const [typed, setTyped] = useState('');
  const q = useSettledText(typed).trim();
  const waiting = kind === 'demo' ? ({ unanswered: 'true' } as const) : ({ open: 'true' } as const);
  const query = useQuery({
    queryKey: ['submissions', 'to-book', kind, q],
    queryFn: () =>
      call('GET /api/admin/submissions', { query: { formType: kind, limit: 20, ...(q ? { q } : waiting) } }),
  });
  return (
    <div className="grid gap-1">
      {kinds.length > 1 && (
        <Select
          label={texts.bookFor.kind}
          value={kind}
          options={texts.bookFor.kinds}
          withAll={false}
          onChange={(value) => setKind(kinds.find((one) => one === value) ?? kind)}
        />
      )}
      <TextField label={texts.bookFor.label[kind]} hint={texts.bookFor.hint}>
        {(control) => (
          <input
            {...control}
            type="search"
            dir="auto"
            ref={input}
            maxLength={maxLength.search}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </TextField>
      <QueryBoundary query={query}>
        {({ items }) => (
          <ItemList
            label={texts.bookFor.list[kind]}
            items={items.filter(({ demo }) => demo?.status !== 'confirmed')}
            empty={texts.bookFor.empty}
          >
            {(submission) => (
              <li key={submission.id} className="py-0.5">
                <button
                  type="button"
                  onClick={() => onChoose(submission)}
                  className="w-full rounded-sm p-0.75 text-start hover:bg-sand"
                >
                  <bdi className="block font-semibold wrap-anywhere">{nameOf(submission)}</bdi>
                  <span className="text-xs text-ink-soft">
                    <Notes parts={[submission.additional_data.position, submission.company, submission.email]} />
                  </span>
                </button>
              </li>
            )}
          </ItemList>
        )}
      </QueryBoundary>
    </div>
  );
}

interface ConfirmationProps {
  submission: StaffSubmission;
  startsAt: string;
  onBack: () => void;
  onClose: () => void;
}

function Confirmation(props: ConfirmationProps) {
  const isInterview = props.submission.form_type === 'career';
  return isInterview ? <InterviewConfirmation {...props} /> : <DemoConfirmation {...props} />;
}

function DemoConfirmation({ startsAt, ...props }: ConfirmationProps) {
  const query = useFreeHosts(startsAt);
  const [selected, setSelected] = useState('');
  return (
    <QueryBoundary query={query}>
      {(hosts) => {
        const host = hosts.find(({ id }) => id === selected) ?? hosts[0];
        if (!host) return <p>{texts.bookFor.noHost}</p>;
        return (
          <LastLook {...props} startsAt={startsAt} chosen={{ hostId: host.id }}>
            <Select
              label={texts.fields.host}
              value={host.id}
              options={Object.fromEntries(hosts.map((host) => [host.id, labelOfHost(host)]))}
              withAll={false}
              onChange={setSelected}
            />
          </LastLook>
        );
      }}
    </QueryBoundary>
  );
}

function InterviewConfirmation({ startsAt, ...props }: ConfirmationProps) {
  const [interviewers, setInterviewers] = useState<string[]>([]);
  const free = useQuery({
    ...slotsOfDayQuery(gulfDate(new Date(startsAt)), { interviewers: interviewers.join() }),
    enabled: interviewers.length > 0,
  }).data?.slots;
  const isFree = free?.some((slot) => slot.startsAt === startsAt);
  return (
    <LastLook {...props} startsAt={startsAt} chosen={isFree ? { interviewers } : undefined}>
      <InterviewerSelects value={interviewers} onChange={setInterviewers} />
      {isFree === false && <p className="text-sm text-caution">{texts.interview.notFree}</p>}
    </LastLook>
  );
}

interface LastLookProps extends ConfirmationProps {
  /** The host or the interviewers; undefined until they are chosen. */
  chosen: { hostId: string } | { interviewers: string[] } | undefined;
  children: ReactNode;
}

function LastLook({ submission, startsAt, chosen, onBack, onClose, children }: LastLookProps) {
  const book = useBook(submission.form_type === 'career', onClose);
  const request = { submissionId: submission.id, startsAt };
  const fields = chosen && ('interviewers' in chosen ? { interviewers: chosen.interviewers.join() } : chosen);
  return (
    <div tabIndex={-1} className="grid gap-1.5">
      <p className="wrap-anywhere">
        <bdi className="font-semibold">{nameOf(submission)}</bdi> · <bdi>{submission.email}</bdi>
      </p>
      {children}
      {fields && (
        <MailPreview
          title={texts.bookFor.email}
          frameTitle={texts.bookFor.email}
          action="/api/admin/bookings/preview"
          fields={{ ...request, ...fields }}
        />
      )}
      <Feedback failure={bookingFailure(book.error)} />
      <div className="flex flex-wrap gap-1">
        <Button disabled={!chosen} pending={book.isPending} onClick={() => book.mutate({ ...request, ...chosen })}>
          {texts.bookFor.confirm}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {texts.bookFor.back}
        </Button>
      </div>
    </div>
  );
}

function useFreeHosts(startsAt: string) {
  const day = gulfDate(new Date(startsAt));
  const hostList = useQuery(hostsQuery);
  const active = hostList.data?.items.filter((host) => host.active) ?? [];
  return useQueries({
    queries: active.map(({ id }) => slotsOfDayQuery(day, { hostId: id })),
    combine: (answers) => ({
      data:
        hostList.data && answers.every(({ data }) => data)
          ? active.filter((_, i) => answers[i]!.data!.slots.some((slot) => slot.startsAt === startsAt))
          : undefined,
      error: hostList.error ?? answers.find(({ error }) => error)?.error ?? null,
      refetch: () => Promise.all([hostList, ...answers].map((query) => query.refetch())),
    }),
  });
}
