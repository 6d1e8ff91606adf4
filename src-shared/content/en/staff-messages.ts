import { maxCampaigns, maxChanges, maxConversationFiles, maxLength, maxPeriod, maxTemplates } from '../../limits.ts';
import { maxWebhooks } from '../../webhook-events.ts';
import { isolated } from '../isolated.ts';

/** Replies to staff who send a newsletter, in English only. */
export const composerMessages = {
  newsletterSent: (recipients: number) => `Newsletter sent successfully to ${recipients} subscribers.`,
  updateSent: (recipients: number) => `Newsletter update sent successfully to ${recipients} subscribers.`,
  scheduled: (recipients: number, at: string) =>
    `The newsletter goes to ${recipients} ${recipients === 1 ? 'subscriber' : 'subscribers'} at ${at}, Gulf time.`,
  wrongTime: (days: number) => `Please choose a time in the future, at most ${days} days from now.`,
  noImages:
    'A newsletter cannot contain images: many email programs hide them, and they reveal who reads. Please put the image on a page of the site and link to it here.',
  blankComposer: 'Please fill in both subject and content',
  testSent: (address: string) => `A test is on its way to ${address}.`,
  noNewsletter: 'There is no such newsletter.',
  alreadyGone: 'A letter has gone already, so sending cannot be stopped any more.',
  draftSent: 'This letter has been sent.',
  draftChanged: (by: string) => `${by} has changed this draft in the meantime.`,
} as const;

const megabytes = maxConversationFiles.bytes / 1024 / 1024;

export const fileMessages = {
  tooLarge: `The files are larger than ${megabytes} MB in total. Please send fewer of them, or a link.`,
  refused: (name: string) =>
    `${isolated(name)} was not attached. Please send PDF, Word, Excel, PowerPoint, an image or text, at most ${maxConversationFiles.count} files and ${megabytes} MB in total.`,
  missing: 'There is no such file.',
  downloadOnly: 'This file can only be downloaded.',
} as const;

const known = '{firstName}, {position} (of an application) and {nextWorkingDay}';

/** Of a template that cannot be saved. */
export const templateMessages = {
  unknown: (name: string) => `There is no placeholder {${isolated(name)}}. There are ${known}.`,
  positionOfCareerOnly:
    'Only an application has a position: {position} can stand in a template for applications alone.',
  stageOfCareerOnly: 'Only an application has a stage: choose applications alone, or no stage.',
  noForm: 'Please choose at least one kind of submission.',
  deleted: 'A colleague has deleted this template.',
  changed: (by: string) => `${by} has changed this template in the meantime.`,
  noVersion: 'Please say which version you have seen.',
  tooMany: `There are ${maxTemplates} templates already. Please delete one that nobody needs.`,
} as const;

export const signInMessages = {
  unverified: 'Your sign-in could not be verified.',
  unreachable: 'The sign-in service cannot be reached right now.',
} as const;

/** Replies to programs. */
export const serviceMessages = {
  databaseDown: 'The database does not answer.',
  unverifiedEvent: 'The signature of this event could not be verified.',
} as const;

/** Of a list that cannot be read. */
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
  bookingOutcome: 'The filter outcome is missing, or not sent.',
  submissionStatus: 'The status must be pending, contacted or completed.',
  submissionType: 'The type must be demo, partnership, career or other.',
  stage: (stages: readonly string[]) => `The stage must be one of ${stages.join(', ')}.`,
  isTrue: (filter: string) => `The filter ${filter} is true or missing.`,
  hidden: 'The filter hidden is spam or deleted.',
  ids: `The ids are at most ${maxChanges}, with commas between them.`,
} as const;

export const submissionMessages = {
  missing: 'There is no such submission.',
  stageOfCareerOnly: 'Only a job application has a stage.',
  notStaff: 'This address is not one of the staff.',
} as const;

export const conversationMessages = {
  noNote: 'There is no such note.',
  notAuthor: 'Only its author can change a note.',
  noReply: 'There is no such reply.',
  onItsWay: 'This email is already on its way, so it can no longer be taken back.',
  visitorWrote: 'The visitor has written in the meantime.',
  youAnswered: 'You have answered in the meantime.',
  colleagueAnswered: (by: string) => `${by} has answered in the meantime.`,
} as const;

export const bookingMessages = {
  missing: 'There is no such booking.',
  noOutcome: 'This demo has not begun, is cancelled, or was booked again.',
  noSubmission: 'There is no such request or application.',
  decided: 'It is decided, spam or deleted, so nothing can be booked.',
  alreadyBooked: 'This request has a booking already.',
  noDays: 'There are no such days from today on.',
  noHost: 'There is no such host.',
} as const;

export const positionMessages = { missing: 'There is no such position.' } as const;

export const chatMessages = {
  noQuestion: 'There is no such question.',
  noAnswer: 'There is no such answer.',
} as const;

export const subscriberMessages = { missing: 'There is no such reader.' } as const;

export const mailMessages = {
  missing: 'There is no such email.',
  nothingToRetry: (status: string) => `This mail is ${status}: there is nothing to retry.`,
  noDeadLetter: 'There is no such message.',
  notSuppressed: 'This address is not suppressed.',
} as const;

export const webhookMessages = {
  missing: 'There is no such webhook.',
  noDelivery: 'There is no such delivery, or it is being sent.',
  tooMany: `There are ${maxWebhooks} webhooks. Delete one first.`,
} as const;

export const analyticsMessages = {
  lengths: (days: readonly number[]) => `The days must be ${days.join(', ')}.`,
  noDay: 'A day is YYYY-MM-DD.',
  future: 'The last day is today or earlier.',
  tooLong: `The first day is before the last one, by ${maxPeriod} days at most.`,
  tooManyCampaigns: `There are ${maxCampaigns} campaigns already. Please remove one that is over: its figures stay.`,
} as const;
