export const newsletterMessages = {
  subscribed: 'Successfully subscribed to our newsletter! Check your email for confirmation.',
  resubscribed: 'Welcome back! You have been resubscribed to our newsletter.',
  alreadySubscribed: 'This email is already subscribed to our newsletter.',
  subscribeFailed: 'Failed to subscribe. Please try again later.',
  subscribeUnreachable: 'Failed to subscribe. Please try again.',
  confirmed: 'Your subscription is confirmed. Welcome!',
  confirmationGone: 'This link has expired or was already used. Please subscribe again.',
  confirmationFailed: 'We could not confirm your subscription. Please try again later, or subscribe again.',
  unsubscribed: 'You have been unsubscribed from our newsletter.',
  unknownLink: 'This unsubscribe link is unknown. Please use the link in a more recent email.',
  unsubscribeFailed: 'Failed to unsubscribe. Please try again later.',
};
export type NewsletterMessages = typeof newsletterMessages;
