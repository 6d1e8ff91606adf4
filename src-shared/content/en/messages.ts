/** What the newsletter says, in the words of the specification's section 8. */
export const newsletterMessages = {
  subscribed: 'Successfully subscribed to our newsletter! Check your email for confirmation.',
  resubscribed: 'Welcome back! You have been resubscribed to our newsletter.',
  alreadySubscribed: 'This email is already subscribed to our newsletter.',
  subscribeFailed: 'Failed to subscribe. Please try again later.',
  subscribeUnreachable: 'Failed to subscribe. Please try again.',
  unsubscribed: 'You have been unsubscribed from our newsletter.',
  unknownLink: 'This unsubscribe link is not known. Please use the link of a newer mail.',
  unsubscribeFailed: 'Failed to unsubscribe. Please try again later.',
  noActiveSubscribers: 'No active subscribers found.',
  newsletterSent: (recipients: number) => `Newsletter sent successfully to ${recipients} subscribers.`,
  updateSent: (recipients: number) => `Newsletter update sent successfully to ${recipients} subscribers.`,
  blankComposer: 'Please fill in both subject and content',
} as const;
