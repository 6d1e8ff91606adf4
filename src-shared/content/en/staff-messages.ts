/** Replies to staff who send a newsletter, in English only. */
export const composerMessages = {
  newsletterSent: (recipients: number) => `Newsletter sent successfully to ${recipients} subscribers.`,
  updateSent: (recipients: number) => `Newsletter update sent successfully to ${recipients} subscribers.`,
  blankComposer: 'Please fill in both subject and content',
} as const;
