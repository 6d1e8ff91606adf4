import type { Erasure } from '../contracts/privacy.ts';
export const privacy = {
  lead: 'Export or erase everything stored about an email address: submissions with their files, bookings, notes and emails, emails in other people’s conversations, and the subscription. A chat belongs to an address only if the visitor left it there; other chats expire automatically.',
  email: 'Email address',
  export: 'Export as JSON',
  exported: (submissions: number, entries: number, emails: number) =>
    `Exported: ${submissions} submissions, ${entries} conversation notes and emails, ${emails} outbox emails. The file is in your downloads.`,
  nothing: (email: string) => `Nothing is stored about ${email}.`,
  erase: 'Erase…',
  confirm: {
    title: 'Erase everything about this address?',
    text: (email: string) =>
      `All submissions, emails and the subscription of ${email} are deleted, their emails in other conversations are blanked, and the address is blocked until its owner subscribes again. This can’t be undone.`,
    type: 'Type the address to confirm',
    confirm: 'Erase permanently',
    cancel: 'Cancel',
  },
  erased: ({ submissions, emails, subscribers, entries }: Erasure['erased']) =>
    `Erased: ${submissions} submissions, ${emails} emails, ${subscribers} subscriptions, ${entries} emails in other people’s conversations.`,
} as const;
