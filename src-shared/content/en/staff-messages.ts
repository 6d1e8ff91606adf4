import { maxConversationFiles, maxTemplates } from '../../limits.ts';
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
} as const;

const megabytes = maxConversationFiles.bytes / 1024 / 1024;

export const fileMessages = {
  tooLarge: `The files are larger than ${megabytes} MB in total. Please send fewer of them, or a link.`,
  refused: (name: string) =>
    `${isolated(name)} was not attached. Please send PDF, Word, Excel, PowerPoint, an image or text, at most ${maxConversationFiles.count} files and ${megabytes} MB in total.`,
} as const;

const known = '{firstName}, {position} (of an application) and {nextWorkingDay}';

/** Of a template that cannot be saved. */
export const templateMessages = {
  unknown: (name: string) => `There is no placeholder {${isolated(name)}}. There are ${known}.`,
  positionOfCareerOnly:
    'Only an application has a position: {position} can stand in a template for applications alone.',
  stageOfCareerOnly: 'Only an application has a stage: choose applications alone, or no stage.',
  noForm: 'Please choose at least one kind of submission.',
  tooMany: `There are ${maxTemplates} templates already. Please delete one that nobody needs.`,
} as const;
