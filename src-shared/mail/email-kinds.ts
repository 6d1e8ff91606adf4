export const emailKinds = [
  'demo_confirmation',
  'partnership_confirmation',
  'career_confirmation',
  'other_confirmation',
  'demo_notification',
  'partnership_notification',
  'career_notification',
  'other_notification',
  'newsletter_welcome',
  'newsletter_follow_up_1',
  'newsletter_follow_up_2',
  'newsletter_follow_up_3',
  'newsletter_welcome_back',
  'newsletter_goodbye',
  'newsletter_confirm',
  'newsletter_already_subscribed',
  'newsletter',
  'newsletter_update',
  'data_link',
  'booking_confirmation',
  'booking_moved',
  'booking_cancelled',
  'booking_reminder',
  'booking_notification',
  'staff_reply',
  'reply_notification',
  'assignment_notification',
  'mention_notification',
  'staff_digest',
  'staff_welcome',
  'chat_cap_notification',
  'chat_model_notification',
  'staff_summary',
  'deck_link',
  'deck_missing_notification',
  'keep_request',
  'conversation_copy',
] as const;
export type EmailKind = (typeof emailKinds)[number];

export const emailStatuses = ['queued', 'sending', 'sent', 'failed', 'cancelled'] as const;
export type EmailStatus = (typeof emailStatuses)[number];

export const addressLimit = 'address_limit';

/** The `last_error` of a reply to be sent later that the visitor’s next email has cancelled. */
export const visitorReplied = 'visitor_replied';
