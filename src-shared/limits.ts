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
  source: 64,
  search: 200,
  newsletterSubject: 200,
  newsletterContent: 20_000,
  turnstileToken: 2048, // Cloudflare's limit
} as const;

/** The most days of one answer about slots or bookings. */
export const maxSlotDays = 31;
