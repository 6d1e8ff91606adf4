import { isolated } from '../content/isolated.ts';
import {
  maxCampaigns,
  maxChanges,
  maxConversationFiles,
  maxLength,
  maxPeriodDays,
  maxPicture,
  maxTemplates,
} from '../limits.ts';
import { maxWebhooks } from '../webhooks/events.ts';

/** Replies to staff who send a newsletter, in English only. */
export const composerMessages = {
  newsletterSent: (recipients: number) => `Newsletter sent successfully to ${recipients} subscribers.`,
  updateSent: (recipients: number) => `Newsletter update sent successfully to ${recipients} subscribers.`,
  newsletterNotSent: 'Failed to send newsletter. Please try again later.',
  updateNotSent: 'Failed to send newsletter update. Please try again later.',
  scheduled: (recipients: number, at: string) =>
    `The newsletter will be sent to ${recipients} ${recipients === 1 ? 'subscriber' : 'subscribers'} at ${at}, Gulf time.`,
  wrongTime: (days: number) => `Please choose a time in the future, at most ${days} days from now.`,
  wrongPicture: 'Add pictures with the button “Picture”: every picture must be uploaded here and needs a description.',
  fragmentLink:
    'A link that begins with # leads nowhere in an email or a feed. Please link to a page, or write the text without a link.',
  missingPicture: 'A picture in this text was not uploaded here. Add it again with the button “Picture”.',
  blankComposer: 'Please fill in both subject and content',
  testSent: (address: string) => `A test is on its way to ${address}.`,
  noNewsletter: 'This newsletter no longer exists.',
  alreadySending: 'Sending has started, so it can’t be changed.',
  newsletterChanged: (by: string) => `${by} has changed this newsletter since you opened it.`,
  alreadyGone: 'Sending has started, so it can’t be stopped.',
  draftSent: 'This draft has already been sent or published.',
  draftChanged: (by: string) => `${by} has changed this draft since you opened it.`,
} as const;

/** Replies to news that cannot be published or changed. */
export const postMessages = {
  noText: 'Write the text in at least one language.',
  wrongSlug: 'Use lowercase letters, digits and single hyphens, such as new-office.',
  slugTaken: 'This address is taken. Please choose another one.',
  tooLate: (days: number) => `Please choose a time at most ${days} days from now.`,
  missing: 'This news post no longer exists.',
  changed: (by: string) => `${by} has changed this news post since you opened it.`,
} as const;

const pictureMegabytes = maxPicture.bytes / 1024 / 1024;

/** Replies to a picture that cannot be stored. */
export const pictureMessages = {
  notPasted: 'Pictures can’t be pasted. Save the picture, then add it with the button “Picture”.',
  noPicture: 'This file is not a picture that can be shown here. Please choose a PNG, JPEG or WebP file.',
  tooLarge: `This picture is larger than ${pictureMegabytes} MB. Please make it smaller.`,
  tooWide: `A picture may have at most ${maxPicture.side} pixels a side. Please make it smaller.`,
  off: 'Pictures can’t be stored, because this site has no R2 bucket.',
} as const;

const megabytes = maxConversationFiles.bytes / 1024 / 1024;

export const fileMessages = {
  tooLarge: `The files are larger than ${megabytes} MB in total. Please send fewer of them, or a link.`,
  refused: (name: string) =>
    `${isolated(name)} was not attached. Please send PDF, Word, Excel, PowerPoint, an image or text, at most ${maxConversationFiles.count} files and ${megabytes} MB in total.`,
  missing: 'This file no longer exists.',
  downloadOnly: 'This file can only be downloaded.',
  none: 'Please choose a file.',
  tooMany: `A record holds at most ${maxConversationFiles.count} files. Remove one that staff have added, or send this one in a reply.`,
  ofVisitor: 'This file came from the visitor, so only an erasure deletes it.',
} as const;

/** Replies to a template that cannot be saved. */
export const templateMessages = {
  unknown: (name: string) =>
    `{${isolated(name)}} isn’t a placeholder. Use {firstName}, {position} (applications only) or {nextWorkingDay}.`,
  positionOfCareerOnly: 'Only applications have a position. Remove {position}, or limit this template to applications.',
  stageOfCareerOnly: 'Only applications have a stage. Choose no stage, or limit this template to applications.',
  noForm: 'Choose at least one type of submission.',
  deleted: 'A colleague has deleted this template. Your text isn’t saved: copy it into a new template.',
  changed: (by: string) => `${by} has changed this template since you opened it.`,
  noVersion: 'Please say which version you have seen.',
  tooMany: `You’ve reached the limit of ${maxTemplates} templates. Delete one first.`,
} as const;

export const signInMessages = {
  unverified: 'We couldn’t verify your sign-in. Please sign in again.',
  readOnly: 'A service token may only read: send a GET request.',
  unreachable: 'We can’t reach the sign-in service. Please try again in a minute.',
} as const;

/** Replies to programs. */
export const serviceMessages = {
  databaseDown: 'We can’t reach the database. Please try again in a minute.',
  unverifiedEvent: 'The signature of this event could not be verified.',
} as const;

/** Replies to a request for a list that cannot be read. */
export const listMessages = {
  cursor: 'This cursor is not valid.',
  limit: 'The limit must be a number from 1 to 100.',
  search: `Please search for at most ${maxLength.search} characters.`,
  locale: 'The language must be en or ar.',
  auditKind: (kinds: readonly string[]) => `The kind must be one of ${kinds.join(', ')}.`,
  subscriberStatus: 'The status must be active, unsubscribed or unconfirmed.',
  mailStatus: 'The status is not one of the outbox.',
  mailKind: 'The kind is not one of the outbox.',
  mailNewsletters: 'The filter letters is none, or not sent.',
  questions: 'The list must be unanswered or unhelpful.',
  chatKind: 'The kind must be person, unanswered, unhelpful or address.',
  chatChannel: 'The channel must be site or whatsapp.',
  bookingOutcome: 'The filter outcome is missing, or not sent.',
  submissionStatus: 'The status must be pending, contacted or completed.',
  submissionType: 'The type must be demo, partnership, career or other.',
  stage: (stages: readonly string[]) => `The stage must be one of ${stages.join(', ')}.`,
  isTrue: (filter: string) => `The filter ${filter} is true or missing.`,
  replied: 'The filter replied is in-time or late.',
  hidden: 'The filter hidden is spam or deleted.',
  ids: `The ids are at most ${maxChanges}, with commas between them.`,
} as const;

export const submissionMessages = {
  missing: 'This submission no longer exists.',
  stageOfCareerOnly: 'Only a job application has a stage.',
  keepsApplications: 'Only an application can be kept for later.',
  keepAsked: 'The applicant has been asked before, or the application is withdrawn, spam or deleted.',
  recommendsApplications: 'Only a job application has recommendations.',
  notStaff: 'This address doesn’t belong to a staff member.',
} as const;

export const conversationMessages = {
  noNote: 'This note no longer exists.',
  notAuthor: 'Only its author can change a note.',
  noReply: 'This reply no longer exists.',
  onItsWay: 'This email is already on its way, so it can no longer be taken back.',
  visitorWrote: 'The visitor has written in the meantime.',
  youAnswered: 'You have replied in the meantime.',
  colleagueAnswered: (by: string) => `${by} has replied in the meantime.`,
  ccIsList: 'The copies must be a list of addresses.',
  tooManyCopies: 'Enter at most three addresses.',
  copyBlocked: (address: string) => `No email was sent, because ${address} is blocked.`,
  draftChanged: 'This draft was changed, sent or discarded in another browser.',
} as const;

export const viewMessages = {
  notAuthor: 'Only its author or an admin can change a view.',
  tooMany: 'There are already 100 views. Please remove one first.',
} as const;

export const bookingMessages = {
  announced: 'The email about this booking is on its way. Move or cancel the booking instead.',
  missing: 'This booking no longer exists.',
  noOutcome: 'This demo has not begun, is cancelled, or was booked again.',
  noSubmission: 'This request or application no longer exists.',
  decided: 'You can’t book for a request that is closed, spam or deleted.',
  alreadyBooked: 'This request already has a booking.',
  noDays: 'These closed days no longer exist. Reload the page.',
  noHost: 'This host no longer exists.',
  noInterviewer: (address: string) => `${isolated(address)} may not see applications. Choose a colleague who may.`,
  interviewsOnly: 'Only an interview has interviewers.',
} as const;

export const positionMessages = { missing: 'This position doesn’t exist.' } as const;

export const chatMessages = {
  noQuestion: 'This question no longer exists.',
  noAnswer: 'This answer no longer exists.',
} as const;

export const subscriberMessages = {
  missing: 'This subscriber no longer exists.',
  notRestorable:
    'Only an unsubscribe by staff can be taken back, within a day, and not for a blocked or unconfirmed address.',
} as const;

export const mailMessages = {
  missing: 'This email no longer exists.',
  nothingToRetry: (status: string) => `This email is ${status}, so there is nothing to retry.`,
  noDeadLetter: 'This message no longer exists.',
  notSuppressed: 'This address isn’t blocked.',
} as const;

export const webhookMessages = {
  missing: 'This webhook no longer exists.',
  noDelivery: 'This delivery no longer exists, or it is being sent.',
  tooMany: `You’ve reached the limit of ${maxWebhooks} webhooks. Delete one first.`,
} as const;

export const analyticsMessages = {
  lengths: (days: readonly number[]) => `The days must be ${days.join(', ')}.`,
  noDay: 'A day must be a date such as 2026-12-02.',
  future: 'The last day must be today or earlier.',
  tooLong: `The first day must be before the last one, by at most ${maxPeriodDays} days.`,
  tooManyCampaigns: `You’ve reached the limit of ${maxCampaigns} campaigns. Remove one that is over; its figures stay.`,
} as const;
