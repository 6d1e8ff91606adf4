/** Lengths in UTF-16 code units, as HTML's `maxlength` counts. */
export const maxLength = {
  name: 100,
  email: 254, // RFC 5321
  company: 200,
  phone: 40,
  url: 2000,
  timezone: 64,
  note: 2000,
  message: 5000,
  declineText: 500,
  chatText: 2000,
  chatReason: 500,
  answerTitle: 200,
  answerText: 800,
  source: 64,
  campaign: 80,
  search: 200,
  newsletterSubject: 200,
  newsletterContent: 20_000,
  newsLead: 300,
  slug: 80,
  nextStep: 200,
  replySubject: 200,
  replyText: 10_000,
  cc: 800,
  signature: 500,
  viewName: 60,
  viewSearch: 500,
  receivedText: 20_000,
  routine: 240,
  whatsappCaption: 1024, // Meta's limit
  turnstileToken: 2048, // Cloudflare's limit
} as const;

/** The limit of a request's body, unless its route has another. */
export const maxBodyBytes = 32 * 1024;

/** Fits a newsletter in two languages, or one in Arabic whose preview is percent-encoded. */
export const maxNewsletterBodyBytes = 6 * maxBodyBytes;

/** The limit of a form with a file. */
export const maxUploadBytes = 10 * 1024 * 1024;

export const maxSlotDays = 31;

/** Coming demos of one address. */
export const maxComingDemos = 2;

export const maxChanges = 100;

export const maxDeskEntries = 200;

export const maxReplyDelayDays = 60;

/** Addresses in copy of a reply. */
export const maxCopies = 3;

/** The newest of a list without further pages, which says where the others are. */
export const newestShown = { ofPerson: 50, ofCompany: 50, drafts: 50, entries: 500 } as const;

export const maxTemplates = 100;

export const maxSavedViews = 100;

export const maxCvBytes = 5 * 1024 * 1024;

export const maxDeckBytes = 25 * 1024 * 1024;

/** The size of a picture in a newsletter or in the news; its sides are in pixels. */
export const maxPicture = { bytes: 2 * 1024 * 1024, side: 4000 } as const;

export const deckLink = { days: 7, downloads: 5 } as const;

export const maxConversationFiles = { count: 10, bytes: 10 * 1024 * 1024 } as const;

export const undoDurationMs = 10_000;

/** Characters of a visitor's text that a booking shows; the record has the whole text. */
export const maxExcerpt = 600;

/** The time in which the same form from the same sender is a repeat. */
export const deduplicationWindow = 10 * 60 * 1000;

/** Messages of a visitor to Joe; `CHAT_LIMIT` in wrangler.toml limits those in a minute. */
export const maxQuestionsAnHour = 60;

export const maxRequestedMails = { anHour: 5, aDay: 10 } as const;

export const maxSnoozeDays = 366;

export const maxAbsenceDays = 366;

export const maxPeriodDays = 1096;

export const maxCampaigns = 50;

export const maxImported = 5000;

/** Applications of which the hiring figures are made: the newest of the period. */
export const maxFigured = 10_000;

/** The limit of a count: more is shown as "99+". */
export const maxCounted = 100;
