import { admin } from '../../../src-shared/content/en/admin.ts';
import { call } from '../../lib/api.ts';
import { Row } from '../components/list.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Paged } from '../components/paged.tsx';
import { formatTime } from '../format.ts';

const { chats: texts, views } = admin;

export function ChatsView() {
  return (
    <>
      <PageTitle title={views.chats} />
      <Paged
        label={views.chats}
        queryKey={['chats']}
        load={(cursor) => call('GET /api/admin/chats', { query: { limit: 25, cursor } })}
        empty={texts.empty}
      >
        {(chat) => (
          <Row
            key={chat.session_id}
            to={`/admin/chats/${chat.session_id}`}
            title={chat.first_question}
            note={`${texts.count(chat.message_count)} · ${formatTime(chat.last_message_at)}`}
          />
        )}
      </Paged>
    </>
  );
}
