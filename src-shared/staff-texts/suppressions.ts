export const suppressions = {
  lead: 'We only send these addresses the link to their own data. All other email, including confirmations and your replies, is cancelled; an address whose data was erased still gets confirmations and replies. Addresses are added when an email bounces permanently or is reported as spam.',
  empty: 'No blocked addresses.',
  reasons: { hard_bounce: 'Bounced', complaint: 'Spam report', manual: 'Blocked by staff', erased: 'Data erased' },
  erased: (pseudonym: string) => `Erased address (${pseudonym})`,
  since: (at: string) => `since ${at}`,
  email: 'Email address',
  add: 'Block address',
  added: (email: string) => `${email} is blocked. Emails queued for it are cancelled.`,
  remove: 'Unblock…',
  removeOf: (address: string) => `Unblock: ${address}`,
  removed: (address: string) => `Unblocked: ${address}.`,
  confirm: {
    title: 'Unblock this address?',
    text: (address: string) =>
      `${address} will get confirmations, replies, newsletters and all other email again. Cancelled emails stay cancelled, and an ended subscription stays ended.`,
    reasons: {
      hard_bounce:
        'An email to this address bounced permanently. Unblock it only if it works again: the next bounce blocks it again.',
      complaint: 'The owner of this address reported an email as spam. Unblock it only if the owner asks for it.',
      manual: 'Staff blocked this address.',
      erased: 'The owner of this address had all data erased. Unblock it only if the owner asks for it.',
    },
    provider:
      'The email provider keeps its own list. If the address is on it too, remove it there as well; otherwise it still gets no email.',
    confirm: 'Unblock',
    cancel: 'Cancel',
  },
} as const;
