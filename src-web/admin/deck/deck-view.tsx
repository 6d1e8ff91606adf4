import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import type { AskedDeck, DeckState } from '#shared/contracts/deck.ts';
import { maxDeckBytes } from '#shared/limits.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { deck as texts } from '#shared/staff-texts/deck.ts';
import { call, uploadTimeoutMs } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../components/dialog.tsx';
import { FileField, submits } from '../components/fields.tsx';
import { Notes, Row } from '../components/list.tsx';
import { PageTitle, Panel } from '../components/page.tsx';
import { Paged } from '../components/paged.tsx';
import { useStaffNames } from '../components/staff-names.ts';
import { Empty, Feedback, failureText, QueryBoundary } from '../components/states.tsx';
import { formatSize, formatTime } from '../format.ts';
import { useChange } from '../queries.ts';

export function DeckView() {
  const query = useQuery({ queryKey: ['deck'], queryFn: () => call('GET /api/admin/deck', {}) });
  return (
    <>
      <PageTitle title={texts.title} />
      <p className="mb-2 max-w-text text-ink-soft">{texts.lead}</p>
      <Panel title={texts.file.title}>
        <QueryBoundary query={query}>{(state) => <DeckPanel {...state} />}</QueryBoundary>
      </Panel>
      <Panel title={texts.requests.title} className="mt-3">
        <Paged
          label={texts.requests.title}
          queryKey={['deck', 'requests']}
          load={(cursor) => call('GET /api/admin/deck/requests', { query: { limit: 50, cursor } })}
          empty={texts.requests.empty}
        >
          {(request) => <RequestRow key={request.id} request={request} />}
        </Paged>
      </Panel>
    </>
  );
}

function DeckPanel({ deck, canStore, waiting }: DeckState) {
  const [isAsked, setAsked] = useState(false);
  const nameOfStaff = useStaffNames();
  const removal = useChange(() => call('DELETE /api/admin/deck', {}));
  return (
    <div className="grid gap-1.5">
      {deck ? (
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              <bdi>{deck.name}</bdi> <span className="font-normal text-ink-soft">{formatSize(deck.size)}</span>
            </p>
            <p className="text-xs text-ink-soft wrap-anywhere">
              {texts.file.since(formatTime(deck.at), nameOfStaff(deck.by))}
            </p>
          </div>
          <Button variant="secondary" pending={removal.isPending} onClick={() => setAsked(true)}>
            {texts.file.remove}
          </Button>
        </div>
      ) : (
        <Empty>{canStore ? texts.file.none : texts.file.off}</Empty>
      )}
      {waiting > 0 && (
        <p>
          <Badge tone="caution">{texts.file.waiting(waiting)}</Badge>
        </p>
      )}
      <div>
        {canStore && <DeckUpload replaces={deck !== null} />}
        <Feedback
          success={removal.isSuccess && !deck ? texts.file.removed : undefined}
          failure={removal.error?.message}
        />
      </div>
      {isAsked && (
        <ConfirmDialog {...texts.confirm} onClose={() => setAsked(false)} onConfirm={() => removal.mutate()}>
          <p className="max-w-text">{texts.confirm.text}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

function DeckUpload({ replaces }: { replaces: boolean }) {
  const [file, setFile] = useState<File>();
  const [refused, setRefused] = useState<string>();
  const upload = useChange((chosen: File) =>
    // Some systems know no type for the ending `.pdf`.
    call(
      'PUT /api/admin/deck',
      { query: { name: chosen.name }, body: new Blob([chosen], { type: 'application/pdf' }) },
      { timeout: uploadTimeoutMs },
    ),
  );

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0];
    const isTooLarge = chosen !== undefined && chosen.size > maxDeckBytes;
    setRefused(isTooLarge ? texts.file.tooLarge : undefined);
    setFile(isTooLarge ? undefined : chosen);
    upload.reset();
  }

  return (
    <form onSubmit={submits(() => file && upload.mutate(file))} className="grid max-w-text gap-1.5">
      <FileField
        label={texts.file.label}
        hint={texts.file.hint}
        failure={refused}
        accept=".pdf,application/pdf"
        onChange={choose}
      />
      <div>
        <Button type="submit" disabled={!file} pending={upload.isPending}>
          {upload.isPending ? texts.file.sending : replaces ? texts.file.replace : texts.file.put}
        </Button>
        <Feedback success={upload.data && texts.file.done(upload.data.deck.name)} failure={failureText(upload.error)} />
      </div>
    </form>
  );
}

function RequestRow({ request }: { request: AskedDeck }) {
  const { email, firstName, locale, requestedAt, expiresAt, downloads, emailStatus } = request;
  const isExpired = expiresAt !== null && expiresAt <= new Date().toISOString();
  const link = expiresAt && (isExpired ? texts.requests.expired : texts.requests.until)(formatTime(expiresAt));
  const isUnsent = emailStatus === 'failed' || emailStatus === 'cancelled';
  const parts = [firstName, texts.requests.asked(formatTime(requestedAt)), admin.states.languages[locale], link];
  return (
    <Row title={email} note={<Notes parts={parts} />}>
      {isUnsent && <Badge tone="danger">{texts.requests.notSent}</Badge>}
      {expiresAt ? (
        <Badge tone={downloads > 0 ? 'success' : 'neutral'}>{texts.requests.downloads(downloads)}</Badge>
      ) : (
        <Badge tone="caution">{texts.requests.waits}</Badge>
      )}
    </Row>
  );
}
