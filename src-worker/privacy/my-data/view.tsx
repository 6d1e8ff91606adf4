import type { MyData } from '#shared/contracts/privacy.ts';
import type { Locale } from '#shared/locales.ts';
import { localizedPath, myDataExportPath, withToken } from '#shared/paths.ts';
import { Columns, renderView, useTexts } from '../../http/page-view.tsx';
import { EraseCard, FileCard, NewsletterCard } from './cards-view.tsx';
import type { OpenLink } from './link.ts';
import { DataTop } from './parts-view.tsx';
import { Chats, Consents, Conversation, Decks, Links, Mails, Suppression } from './records-view.tsx';
import { Submissions } from './submissions-view.tsx';

interface DataPage {
  data: MyData;
  link: OpenLink;
  bookingLinks: ReadonlyMap<string, string>;
  wrongAddress?: string | undefined;
}

export function dataView(locale: Locale, page: DataPage): Promise<string> {
  return renderView(locale, <MyDataView {...page} />);
}

function MyDataView({ data, link, bookingLinks, wrongAddress }: DataPage) {
  const { locale, myDataView: text } = useTexts();
  const download = localizedPath(withToken(myDataExportPath, link.token), locale);
  return (
    <>
      <DataTop
        lead={text.lead}
        owner={data.email}
        link={link}
        links={[
          { href: download, label: text.download, isDownload: true },
          { href: '#newsletter', label: text.toNewsletter },
          { href: '#erase', label: text.toErase },
        ]}
      />
      <Columns
        aside={
          <>
            <NewsletterCard data={data} link={link} />
            <FileCard download={download} />
            <EraseCard link={link} wrongAddress={wrongAddress} />
          </>
        }
      >
        <Submissions link={link} data={data} bookingLinks={bookingLinks} />
        <Conversation all={data.conversation} />
        <Chats all={data.chats} texts={text.chats} link={link} />
        <Mails all={data.emails} />
        <Decks all={data.decks} />
        <Consents all={data.consents} />
        <Suppression row={data.suppression} />
        <Links data={data} current={link} />
      </Columns>
    </>
  );
}
