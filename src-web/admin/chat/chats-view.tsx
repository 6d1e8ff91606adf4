import { admin } from '#shared/staff-texts/admin.ts';
import { whatsappChat } from '#shared/staff-texts/whatsapp-chat.ts';
import { call } from '../../lib/api.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { Select } from '../components/fields.tsx';
import { LanguageSelect, useFilters } from '../components/filters.tsx';
import { PageTitle } from '../components/page.tsx';
import { PagedList, usePages } from '../components/paged.tsx';
import { Search } from '../components/search.tsx';
import { ChatRow } from './chat-row.tsx';
import { DeskNow } from './desk.tsx';
import { CapLine } from './question-figures.tsx';

const { chats: texts, states, views } = admin;

const pollIntervalMs = 15_000;

export function ChatsView() {
  const { control, query, search, typing } = useFilters('kind', 'locale', 'channel', 'q');
  const pages = usePages(
    ['chats', query],
    (cursor) => call('GET /api/admin/chats', { query: { ...query, limit: 25, cursor } }),
    pollIntervalMs,
  );
  return (
    <>
      <PageTitle title={views.chats}>
        <ButtonLink variant="quiet" to="/admin/insights/questions" icon="arrow">
          {texts.questions}
        </ButtonLink>
      </PageTitle>
      <CapLine />
      <DeskNow />
      <search className="mb-2 flex flex-wrap items-end gap-1.5">
        <Select label={texts.kind} options={texts.kinds} {...control('kind')} />
        <LanguageSelect {...control('locale')} />
        {(pages.data?.pages[0]?.hasWhatsapp || query.channel || query.q) && (
          <>
            <Select label={whatsappChat.channel} options={whatsappChat.channels} {...control('channel')} />
            <Search {...typing} placeholder={whatsappChat.search} />
          </>
        )}
      </search>
      <PagedList label={views.chats} query={pages} empty={search ? states.noMatch : texts.empty}>
        {(chat) => <ChatRow key={chat.session_id} chat={chat} />}
      </PagedList>
    </>
  );
}
