import { admin } from '#shared/staff-texts/admin.ts';
import { call } from '../../lib/api.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { Select } from '../components/fields.tsx';
import { LanguageBadge, LanguageSelect, useFilters } from '../components/filters.tsx';
import { Row } from '../components/list.tsx';
import { PageTitle } from '../components/page.tsx';
import { Paged } from '../components/paged.tsx';
import { formatTime } from '../format.ts';
import { DeskNow } from './desk.tsx';
import { CapLine } from './question-figures.tsx';

const { chats: texts, states, views } = admin;

export function ChatsView() {
  const { control, query, search } = useFilters('kind', 'locale');
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
      </search>
      <Paged
        label={views.chats}
        queryKey={['chats', query]}
        load={(cursor) => call('GET /api/admin/chats', { query: { ...query, limit: 25, cursor } })}
        empty={search ? states.noMatch : texts.empty}
      >
        {(chat) => (
          <Row
            key={chat.session_id}
            to={`/admin/inbox/chats/${chat.session_id}`}
            title={chat.first_question}
            note={`${texts.count(chat.message_count)} · ${formatTime(chat.last_message_at)}`}
          >
            <LanguageBadge locale={chat.locale} />
          </Row>
        )}
      </Paged>
    </>
  );
}
