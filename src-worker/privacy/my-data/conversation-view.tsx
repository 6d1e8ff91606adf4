import type { MyConversation } from '#shared/contracts/privacy.ts';
import type { Locale } from '#shared/locales.ts';
import { localizedPath, myDataExportPath, myDataFormPaths, paths, withToken } from '#shared/paths.ts';
import { formatDate } from '#shared/time/format-date.ts';
import { Button, ButtonAnchor, buttonClass } from '#web/ui/button.tsx';
import { demoTimeInSubject } from '../../bookings/demo-times.ts';
import { Columns, Note, renderView, TitledCard, TitledSection, TokenForm, useTexts } from '../../http/page-view.tsx';
import { FileCard } from './cards-view.tsx';
import type { PersonLink } from './link.ts';
import { DataTop, Fields, RecordSection, Time } from './parts-view.tsx';
import { Chats, Links } from './records-view.tsx';

interface ConversationPage {
  data: MyConversation;
  link: PersonLink;
}

export function conversationView(locale: Locale, page: ConversationPage): Promise<string> {
  return renderView(locale, <ConversationView {...page} />);
}

function ConversationView({ data, link }: ConversationPage) {
  const { locale, myDataView: text } = useTexts();
  const { phone, name, user_id } = data.whatsapp;
  const download = localizedPath(withToken(myDataExportPath, link.token), locale);
  return (
    <>
      <DataTop
        lead={text.whatsapp.lead}
        owner={phone ?? name ?? user_id ?? ''}
        link={link}
        links={[
          { href: download, label: text.download, isDownload: true },
          { href: '#erase', label: text.toErase },
        ]}
      />
      <Columns
        aside={
          <>
            <About person={data.whatsapp} />
            <FileCard download={download} />
            <EraseCard link={link} />
          </>
        }
      >
        <Chats all={data.chats} texts={text.whatsapp} link={link} />
        {phone && <Reminders all={data.reminders} />}
        <Others />
        <Links data={data} current={link} />
      </Columns>
    </>
  );
}

function About({ person }: { person: MyConversation['whatsapp'] }) {
  const { locale, myDataView } = useTexts();
  const { about } = myDataView.whatsapp;
  const { phone, user_id, name, stopped_at } = person;
  const rows: [string, string | null][] = [
    [about.phone, phone],
    [about.userId, user_id],
    [about.name, name],
    [about.stopped, stopped_at && formatDate(stopped_at.slice(0, 10), locale)],
  ];
  return (
    <TitledCard id="about" title={about.title}>
      <Fields rows={rows.flatMap(([label, value]) => (value ? [[label, value]] : []))} />
    </TitledCard>
  );
}

function Reminders({ all }: { all: MyConversation['reminders'] }) {
  const { locale, myDataView } = useTexts();
  const { reminders } = myDataView.whatsapp;
  const rows = all.map(({ asked_at, starts_at }) => (
    <>
      <p>
        {reminders.text}
        {demoTimeInSubject(starts_at, locale)}
      </p>
      <Note>
        {reminders.on}
        <Time iso={asked_at} />
      </Note>
    </>
  ));
  return <RecordSection id="consents" texts={reminders} rows={rows} />;
}

function Others() {
  const { locale, myDataView } = useTexts();
  const { others } = myDataView.whatsapp;
  return (
    <TitledSection id="others" title={others.title}>
      <p>{others.text}</p>
      <p className="mt-2">
        <ButtonAnchor variant="secondary" href={localizedPath(paths.myData, locale)}>
          {others.link}
        </ButtonAnchor>
      </p>
    </TitledSection>
  );
}

/** A person without a number has none to type, so a second button confirms. */
function EraseCard({ link }: { link: PersonLink }) {
  const { erase, whatsapp } = useTexts().myDataView;
  return (
    <TitledCard id="erase" title={erase.title}>
      <p className="text-sm">{whatsapp.erase.text}</p>
      <Note className="mt-1">{erase.backup}</Note>
      <details className="mt-2">
        <summary className={buttonClass({ variant: 'secondary' })}>{erase.submit}</summary>
        <TokenForm path={myDataFormPaths.erase} token={link.token} className="mt-1.5">
          <Button type="submit" variant="danger">
            {whatsapp.erase.confirm}
          </Button>
        </TokenForm>
      </details>
    </TitledCard>
  );
}
