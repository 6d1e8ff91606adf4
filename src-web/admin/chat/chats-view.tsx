import { admin } from '#shared/staff-texts/admin.ts';
import { whatsappChat } from '#shared/staff-texts/whatsapp-chat.ts';
import { call } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { Select } from '../components/fields.tsx';
import { LanguageBadge, LanguageSelect, useFilters } from '../components/filters.tsx';
import { Notes, Row } from '../components/list.tsx';
import { PageTitle } from '../components/page.tsx';
import { PagedList, usePages } from '../components/paged.tsx';
import { formatTime } from '../format.ts';
import { DeskNow } from './desk.tsx';
import { CapLine } from './question-figures.tsx';

const { chats: texts, states, views } = admin;

const pollIntervalMs = 15_000;

export function ChatsView() {
  const { control, query, search } = useFilters('kind', 'locale', 'channel');
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
        {(pages.data?.pages[0]?.hasWhatsapp || query.channel) && (
          <Select label={whatsappChat.channel} options={whatsappChat.channels} {...control('channel')} />
        )}
      </search>
      <PagedList label={views.chats} query={pages} empty={search ? states.noMatch : texts.empty}>
        {(chat) => (
          <Row
            key={chat.session_id}
            to={`/admin/inbox/chats/${chat.session_id}`}
            title={chat.first_question}
            note={
              <Notes
                parts={[
                  chat.whatsapp?.name,
                  chat.whatsapp?.phone,
                  texts.count(chat.message_count),
                  formatTime(chat.last_message_at),
                ]}
              />
            }
          >
            {chat.channel === 'whatsapp' && (
              <Badge tone="success">
                <Icon name="whatsapp" className="size-1.75" />
                {whatsappChat.name}
              </Badge>
            )}
            {chat.waiting && <Badge tone="amber">{whatsappChat.waiting}</Badge>}
            <LanguageBadge locale={chat.locale} />
          </Row>
        )}
      </PagedList>
    </>
  );
}
