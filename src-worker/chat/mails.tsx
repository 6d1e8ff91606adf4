import type { MailKind } from '../mail/kinds.ts';

export const chatMails = {
  chat_cap_notification: {
    toStaff: true,
    async content({ email: { payload }, siteUrl }) {
      if (!payload || !('chatTokens' in payload)) return undefined;
      const { ChatCapNotification } = await import('./mail-templates.tsx');
      return { template: <ChatCapNotification tokens={payload.chatTokens} siteUrl={siteUrl} /> };
    },
  },
} satisfies Record<string, MailKind>;
