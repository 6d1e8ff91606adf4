import { brand } from '#shared/brand.ts';
import type { MyData } from '#shared/contracts/privacy.ts';
import { addressLimit, suppressionCode, suppressionReasons } from '#shared/mail/cancellation-codes.ts';
import type { EmailStatus } from '#shared/mail/email-kinds.ts';
import { textOf } from '#shared/markdown/text-of.ts';
import { inlineTokens } from '#shared/markdown/tokens.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Note, TitledSection, useTexts } from '../../http/page-view.tsx';
import type { OpenLink } from './link.ts';
import { Dates, FileLink, PurgeNote, RecordSection, Rows, Time, TimeAndSource, Typed } from './parts-view.tsx';

const mailTones: Record<EmailStatus, Tone> = {
  queued: 'caution',
  sending: 'caution',
  sent: 'success',
  failed: 'danger',
  cancelled: 'neutral',
};
const shownMails = 10;

export function Conversation({ all }: { all: MyData['conversation'] }) {
  const { conversation } = useTexts().myDataView;
  const rows = all.map(({ kind, subject, text, by, at, purge_at }) => (
    <>
      <h3 className="font-semibold">{conversation.kinds[kind]}</h3>
      {subject && (
        <p>
          <Typed>{subject}</Typed>
        </p>
      )}
      <div className="text-sm">{by === '' ? conversation.erased : <Typed>{text}</Typed>}</div>
      <Dates at={at} purgeAt={purge_at} kept="open" />
    </>
  ));
  return (
    <RecordSection id="conversation" texts={conversation} rows={rows}>
      <Note className="mt-1.5">
        {conversation.notes}
        <a href={`mailto:${brand.email}`} className="text-accent underline underline-offset-4">
          {brand.email}
        </a>
      </Note>
    </RecordSection>
  );
}

interface ChatsProps {
  all: (MyData['chats'][number] & { file?: string | null })[];
  texts: { title: string; empty: string };
  link: OpenLink;
}

export function Chats({ all, texts, link }: ChatsProps) {
  const { chats } = useTexts().myDataView;
  const rows = all.map(({ id, by, text, file, at, purge_at }) => (
    <>
      <h3 className="font-semibold">{chats.by[by]}</h3>
      <div className="text-sm">
        <Typed>{by === 'joe' ? textOf(inlineTokens(text)) : text}</Typed>
        {file && <FileLink id={id} name={file} link={link} />}
      </div>
      <Dates at={at} purgeAt={purge_at} />
    </>
  ));
  return <RecordSection id="chats" texts={texts} rows={rows} />;
}

export function Mails({ all }: { all: MyData['emails'] }) {
  const { mails, suppression } = useTexts().myDataView;
  function causeOf(error: string): string {
    const reason = suppressionReasons.find((one) => error === suppressionCode(one));
    if (reason) return suppression.reasons[reason];
    return error === addressLimit ? mails.limited : error;
  }
  const rows = all.map(({ subject, status, sent_at, due_at, purge_at, last_error }) => (
    <>
      <div className="flex items-start justify-between gap-2">
        <span dir="auto" className="font-semibold wrap-anywhere">
          {subject}
        </span>
        <Badge tone={mailTones[status]} className="shrink-0">
          {mails.statuses[status]}
        </Badge>
      </div>
      <Dates before={!sent_at && mails.queued} at={sent_at ?? due_at} purgeAt={purge_at} />
      {last_error && (
        <p dir="auto" className="text-sm text-ink-soft wrap-anywhere">
          {causeOf(last_error)}
        </p>
      )}
    </>
  ));
  const older = rows.slice(shownMails);
  return (
    <RecordSection id="mails" texts={mails} rows={rows.slice(0, shownMails)}>
      {older.length > 0 && (
        <details className="mt-1.5">
          <summary className={buttonClass({ variant: 'quiet' })}>{mails.more(older.length)}</summary>
          <Rows>{older}</Rows>
        </details>
      )}
    </RecordSection>
  );
}

/** Few visitors ask for the deck, so the section is left out without a request. */
export function Decks({ all }: { all: MyData['decks'] }) {
  const { decks } = useTexts().myDataView;
  if (all.length === 0) return null;
  const rows = all.map(({ first_name, requested_at, expires_at, downloads, purge_at }) => (
    <>
      {first_name && <Typed>{first_name}</Typed>}
      <p>
        {expires_at ? decks.until : decks.waits}
        {expires_at && <Time iso={expires_at} />}
      </p>
      {expires_at && <p>{decks.downloads(downloads)}</p>}
      <Dates before={decks.asked} at={requested_at} purgeAt={purge_at} />
    </>
  ));
  return <RecordSection id="decks" texts={{ ...decks, empty: '' }} rows={rows} />;
}

export function Consents({ all }: { all: MyData['consents'] }) {
  const { consents } = useTexts().myDataView;
  const rows = all.map(({ action, at, source, wording }) => (
    <>
      <p className="font-semibold">{consents.actions[action]}</p>
      <TimeAndSource before={consents.on} at={at} source={source} />
      {wording && (
        <>
          <Note className="mt-1">{consents.wording}</Note>
          <blockquote className="mt-0.25 border-s-2 border-line-strong ps-1.5 text-sm">
            <Typed>{wording}</Typed>
          </blockquote>
        </>
      )}
    </>
  ));
  return (
    <RecordSection id="consents" texts={consents} rows={rows}>
      {rows.length > 0 && <Note className="mt-1.5">{consents.kept}</Note>}
    </RecordSection>
  );
}

export function Suppression({ row }: { row: MyData['suppression'] }) {
  const { title, none, some, reasons, since, kept, detail } = useTexts().myDataView.suppression;
  return (
    <TitledSection id="suppression" title={title}>
      <p>{row ? `${row.reason === 'erased' ? some.erased : some.otherwise} ${reasons[row.reason]}` : none}</p>
      {row && (
        <Note className="mt-0.5">
          {since}
          <Time iso={row.created_at} />. {kept}
        </Note>
      )}
      {row?.detail && (
        <>
          <Note className="mt-1">{detail}</Note>
          <p className="text-sm">
            <Typed>{row.detail}</Typed>
          </p>
        </>
      )}
    </TitledSection>
  );
}

export function Links({ data, current }: { data: Pick<MyData, 'links' | 'as_of'>; current: OpenLink }) {
  const { links } = useTexts().myDataView;
  const rows = data.links.map(({ created_at, expires_at, purge_at }) => (
    <>
      <p>
        {links.sent}
        <Time iso={created_at} />
        {expires_at > data.as_of ? links.until : links.expired}
        {expires_at > data.as_of && <Time iso={expires_at} style="clock" />}{' '}
        {expires_at === current.expiresAt && <Badge>{links.current}</Badge>}
      </p>
      <PurgeNote at={purge_at} />
    </>
  ));
  return (
    <TitledSection id="links" title={links.title}>
      <Rows>{rows}</Rows>
    </TitledSection>
  );
}
