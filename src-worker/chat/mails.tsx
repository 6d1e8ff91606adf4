import { brand } from '#shared/brand.ts';
import type { MailKind } from '../mail/kinds.ts';
import { type CopiedMessage, loadCopies } from './handover/conversation-copy.ts';
import { loadPromised } from './handover/promised-reply.ts';

const conversationCopy: MailKind<CopiedMessage[]> = {
  requested: true,
  load: loadCopies,
  async content({ loaded: messages, locale, siteUrl }) {
    if (!messages?.length) return undefined;
    const { ConversationCopy } = await import('./copy-template.tsx');
    return {
      template: <ConversationCopy messages={messages} locale={locale} siteUrl={siteUrl} />,
      replyTo: brand.email,
    };
  },
};

/** It names no one, and is not sent about a conversation that has been erased. */
const whatsappNotification: MailKind<string> = {
  toStaff: true,
  load: loadPromised,
  async content({ loaded: sessionId, siteUrl }) {
    if (!sessionId) return undefined;
    const { WhatsappNotification } = await import('./mail-templates.tsx');
    return { template: <WhatsappNotification sessionId={sessionId} siteUrl={siteUrl} /> };
  },
};

export const chatMails = {
  conversation_copy: conversationCopy,
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
  whatsapp_notification: whatsappNotification,
} satisfies Record<string, MailKind>;
