import type { ChatSessionSummary } from '#shared/contracts/chat.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { whatsappChat } from '#shared/staff-texts/whatsapp-chat.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LanguageBadge } from '../components/filters.tsx';
import { Notes, Row } from '../components/list.tsx';
import { formatTime } from '../format.ts';

export function ChatRow({ chat }: { chat: ChatSessionSummary }) {
  return (
    <Row
      to={`/admin/inbox/chats/${chat.session_id}`}
      title={chat.first_question}
      note={
        <Notes
          parts={[
            chat.whatsapp?.name,
            chat.whatsapp?.phone,
            admin.chats.count(chat.message_count),
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
  );
}
