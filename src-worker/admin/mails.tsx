import type { MailKind } from '../mail/kinds.ts';

export const adminMails = {
  staff_welcome: {
    toStaff: true,
    async content({ email: { payload }, siteUrl }) {
      if (!payload || !('welcome' in payload)) return undefined;
      const { StaffWelcome } = await import('./mail-templates.tsx');
      return { template: <StaffWelcome {...payload.welcome} siteUrl={siteUrl} /> };
    },
  },
} satisfies Record<string, MailKind>;
