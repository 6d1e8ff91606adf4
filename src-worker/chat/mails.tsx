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
  chat_model_notification: {
    toStaff: true,
    async content({ email: { payload }, siteUrl }) {
      if (!payload || !('modelFault' in payload)) return undefined;
      const { ChatModelNotification } = await import('./mail-templates.tsx');
      const { modelFault, model } = payload;
      return { template: <ChatModelNotification fault={modelFault} model={model} siteUrl={siteUrl} /> };
    },
  },
} satisfies Record<string, MailKind>;
