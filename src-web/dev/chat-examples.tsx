import { useRef } from 'react';
import chat from '#shared/content/en/chat.ts';
import { ChatHeader } from '../chat/chat-header.tsx';
import { Composer, QuickQuestions, StopButton } from '../chat/composer.tsx';
import { MessageBubble } from '../chat/message-bubble.tsx';
import { TypingIndicator } from '../chat/typing-indicator.tsx';
import { Example, ExampleGroup } from './example.tsx';

const timestamp = '2026-01-31T08:00:00.000Z';
const ignore = () => {};
const actions = { schedule_demo: ignore, contact_team: ignore };
const inPanel = { read: () => [], actions, onNavigate: ignore, onRetry: ignore };

export function ChatExamples() {
  const input = useRef<HTMLTextAreaElement>(null);
  return (
    <ExampleGroup title="chat">
      {[false, true].map((minimised) => (
        <Example key={String(minimised)} name={minimised ? 'ChatHeader, minimised' : 'ChatHeader'}>
          <ChatHeader
            content={chat}
            titleId={`chat-${minimised}`}
            minimised={minimised}
            onCopy={ignore}
            onReset={ignore}
            onMinimise={ignore}
            onClose={ignore}
          />
        </Example>
      ))}
      <Example name="MessageBubble, of a visitor">
        <MessageBubble
          content={chat}
          message={{ id: '1', text: 'What does it cost?', language: 'en', isBot: false, timestamp }}
          {...inPanel}
        />
      </Example>
      <Example name="MessageBubble, of Joe, with markup and actions">
        <MessageBubble
          content={chat}
          message={{
            id: '2',
            text: 'It **depends** on `scale`. [Our plans](https://rihla.example/solutions/startups)',
            language: 'en',
            isBot: true,
            timestamp,
            confidence: 0.9,
            suggestedActions: ['get_quote', 'contact_team', 'schedule_demo'],
            labels: chat,
          }}
          {...inPanel}
        />
      </Example>
      <Example name="MessageBubble, of Joe, in Arabic">
        <MessageBubble
          content={chat}
          message={{
            id: '3',
            text: 'لدينا منتجان:\n• **Lagentry** لبناء الوكلاء\n• AI Auditor للتدقيق\nشغّلوا `npm start`.',
            language: 'ar',
            isBot: true,
            timestamp,
          }}
          {...inPanel}
        />
      </Example>
      <Example name="MessageBubble, of Joe, broken off, with sources">
        <MessageBubble
          content={chat}
          message={{
            id: '4',
            text: 'The plan **Grow** has',
            language: 'en',
            isBot: true,
            timestamp,
            confidence: 0.9,
            interrupted: 'broken',
            unanswered: true,
            retry: { text: 'Which plan?', offline: false },
            sources: [{ title: 'Plans for startups', path: '/solutions/startups' }],
            labels: chat,
          }}
          {...inPanel}
        />
      </Example>
      <Example name="StopButton">
        <StopButton label={chat.stop} onStop={ignore} />
      </Example>
      <Example name="TypingIndicator">
        <TypingIndicator label={chat.waiting} />
      </Example>
      {[false, true].map((disabled) => (
        <Example key={String(disabled)} name={`QuickQuestions and Composer${disabled ? ', disabled' : ''}`}>
          <QuickQuestions
            label={chat.quickQuestionsLabel}
            questions={chat.quickQuestions}
            disabled={disabled}
            onSend={ignore}
            isFolded={false}
          >
            {null}
          </QuickQuestions>
          <Composer content={chat} disabled={disabled} input={input} onSend={ignore} onType={ignore} />
        </Example>
      ))}
    </ExampleGroup>
  );
}
