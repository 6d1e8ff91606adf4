import type { MailKind } from '../mail/kinds.ts';

export const analyticsMails = {
  staff_summary: {
    toStaff: true,
    async content({ email: { payload }, siteUrl }) {
      if (!payload || !('summary' in payload)) return undefined;
      const { StaffSummary } = await import('./mail-templates.tsx');
      return { template: <StaffSummary {...payload.summary} siteUrl={siteUrl} /> };
    },
  },
} satisfies Record<string, MailKind>;
