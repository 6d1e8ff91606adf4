/** The most characters of each kind of text, in UTF-16 code units, as HTML's `maxlength` counts. */
export const maxLength = {
  name: 100,
  email: 254, // RFC 5321
  company: 200,
  phone: 40,
  url: 2000,
  timezone: 64,
  note: 2000,
  message: 5000,
  chatText: 2000,
  chatReason: 500,
  answerTitle: 200,
  /** One section that Joe finds. */
  answerText: 800,
  source: 64,
  search: 200,
  newsletterSubject: 200,
  newsletterContent: 20_000,
  replySubject: 200,
  replyText: 10_000,
  /** Of a received mail, and of what it quotes; the rest is cut off. */
  receivedText: 20_000,
  /** A sentence in the sample of the agent builder. */
  routine: 240,
  turnstileToken: 2048, // Cloudflare's limit
} as const;

/** The most days of one answer about slots or bookings. */
export const maxSlotDays = 31;

/** The most submissions that one request changes. */
export const maxChanges = 100;

/** The most conversations that the staff desk lists. */
export const maxDeskEntries = 200;

/** The largest CV, in bytes. */
export const maxCvBytes = 5 * 1024 * 1024;

/** How long a reply can be taken back, in milliseconds. */
export const undoDuration = 10_000;

/** The most mails to one address that anybody can cause, over all forms and links. */
export const maxRequestedMails = { anHour: 5, aDay: 10 } as const;
