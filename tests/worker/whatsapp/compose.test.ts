import { expect, it } from 'vitest';
import type { SuggestedAction } from '#shared/contracts/chat.ts';
import { composed } from '#worker/whatsapp/compose.ts';

const person = {
  id: 'p1',
  userId: null,
  phone: '971501234567',
  name: 'Omar',
  sessionId: 's1',
  locale: 'en' as const,
  accountId: 'a1',
  receivedAt: '2026-11-29T08:00:00.000Z',
  introducedAt: '2026-11-29T08:00:00.000Z',
  stoppedAt: null,
  blockedBy: null,
  busyUntil: null,
};

function compose(text: string, suggestedActions: SuggestedAction[]) {
  const metadata = { confidence: 0.9, suggestedActions };
  const message = { id: 'm1', sessionId: 's1', message: text, isBot: true, timestamp: person.receivedAt, metadata };
  return composed(message, person, 'https://rihla.example');
}

it('offers the first three of the suggested actions, each once', () => {
  const actions: SuggestedAction[] = ['schedule_demo', 'schedule_demo', 'contact_team', 'get_quote', 'view_careers'];
  expect(compose('Hello.', actions)).toMatchObject({
    type: 'interactive',
    interactive: {
      body: { text: 'Hello.' },
      action: {
        buttons: [
          { reply: { id: 'schedule_demo' } },
          { reply: { id: 'contact_team' } },
          { reply: { id: 'get_quote' } },
        ],
      },
    },
  });
});

it('leaves the buttons out below more than 1,024 characters, and cuts at 4,096', () => {
  expect(compose('a'.repeat(1024), ['get_quote'])).toMatchObject({ type: 'interactive' });
  expect(compose('a'.repeat(1025), ['get_quote'])).toMatchObject({ type: 'text', text: { body: 'a'.repeat(1025) } });
  expect(compose('a'.repeat(4097), [])).toMatchObject({ text: { body: 'a'.repeat(4096) } });
});
