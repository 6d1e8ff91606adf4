import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { hiddenDays } from '#shared/inbox/hidden-reasons.ts';
import * as limits from '#shared/limits.ts';
import { commitmentFigures } from '#shared/site/commitments.ts';
import { fixedRetentionDays, retentionDays } from '#shared/site/retention-days.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { deck } from '#shared/staff-texts/deck.ts';
import {
  analyticsMessages,
  fileMessages,
  pictureMessages,
  templateMessages,
  webhookMessages,
} from '#shared/staff-texts/messages.ts';
import { subscriberImport } from '#shared/staff-texts/subscribers.ts';
import { parseConfig } from '#worker/config.ts';
import { leavesOf } from '../support/content-leaves.ts';

const shared = resolve(import.meta.dirname, '../../src-shared');

/** A sentence that names the value, and the file of `src-shared/` that has it. */
type Named = [file: string, sentence: string];
type Row = [name: string, value: unknown, ...Named[]];

const privacy = 'content/en/legal-facts.ts';
const arabicPrivacy = 'content/ar/legal-facts.ts';

const limitRows: Row[] = [
  ['maxLength.name', 100],
  ['maxLength.email', 254],
  ['maxLength.company', 200],
  ['maxLength.phone', 40],
  ['maxLength.url', 2000],
  ['maxLength.timezone', 64],
  ['maxLength.note', 2000],
  ['maxLength.message', 5000],
  ['maxLength.declineText', 500],
  ['maxLength.chatText', 2000],
  ['maxLength.chatReason', 500],
  ['maxLength.answerTitle', 200],
  ['maxLength.answerText', 800],
  ['maxLength.source', 64],
  ['maxLength.campaign', 80],
  ['maxLength.search', 200],
  ['maxLength.newsletterSubject', 200],
  ['maxLength.newsletterContent', 20_000],
  ['maxLength.newsLead', 300],
  ['maxLength.slug', 80],
  ['maxLength.nextStep', 200],
  ['maxLength.replySubject', 200],
  ['maxLength.replyText', 10_000],
  ['maxLength.cc', 800],
  ['maxLength.signature', 500],
  ['maxLength.viewName', 60],
  ['maxLength.viewSearch', 500],
  ['maxLength.receivedText', 20_000],
  ['maxLength.routine', 240],
  ['maxLength.whatsappCaption', 1024],
  ['maxLength.turnstileToken', 2048],
  ['maxBodyBytes', 32_768],
  ['maxNewsletterBodyBytes', 196_608],
  ['maxUploadBytes', 10_485_760],
  ['maxSlotDays', 31],
  [
    'maxComingDemos',
    2,
    ['content/en/messages.ts', 'two upcoming demos'],
    ['content/ar/messages.ts', 'عرضان توضيحيان محجوزان'],
  ],
  ['maxChanges', 100],
  ['maxDeskEntries', 200],
  ['maxReplyDelayDays', 60],
  ['maxCopies', 3],
  ['newestShown.ofCompany', 50],
  ['newestShown.ofPerson', 50],
  ['newestShown.drafts', 50],
  ['newestShown.entries', 500],
  ['maxTemplates', 100],
  ['maxSavedViews', 100],
  [
    'maxCvBytes',
    5_242_880,
    ['content/en/forms/career.ts', 'PDF or Word (.docx), at most 5 MB.'],
    ['content/en/messages.ts', 'Please choose a file of at most 5 MB.'],
    ['content/ar/forms/career.ts', 'بحجم 5 ميجابايت على الأكثر'],
    ['content/ar/messages.ts', 'لا يتجاوز حجمه 5 ميجابايت'],
  ],
  ['maxDeckBytes', 26_214_400],
  ['maxPicture.bytes', 2_097_152],
  ['maxPicture.side', 4000],
  [
    'deckLink.days',
    7,
    ['content/en/mail.ts', 'The link works for seven days and five downloads.'],
    ['content/en/deck.ts', 'A link to the deck works for seven days.'],
    ['content/ar/mail.ts', 'الرابط صالح لسبعة أيام وخمس مرات تنزيل.'],
    ['content/ar/deck.ts', 'رابط العرض صالح لسبعة أيام.'],
  ],
  ['deckLink.downloads', 5, [privacy, 'because it works five times'], [arabicPrivacy, 'لأنه صالح لخمس مرات']],
  ['maxConversationFiles.count', 10],
  ['maxConversationFiles.bytes', 10_485_760],
  ['undoDurationMs', 10_000],
  ['maxExcerpt', 600],
  ['deduplicationWindow', 600_000],
  ['maxQuestionsAnHour', 60],
  ['maxRequestedMails.anHour', 5],
  ['maxRequestedMails.aDay', 10],
  ['maxSnoozeDays', 366],
  ['maxAbsenceDays', 366],
  ['maxPeriodDays', 1096],
  ['maxCampaigns', 50],
  ['maxImported', 5000],
  ['maxFigured', 10_000],
  ['maxCounted', 100],
];

const retentionRows: Row[] = [
  ['submission', 730, [privacy, '730 days'], [arabicPrivacy, '730 يومًا']],
  ['application', 365, [privacy, '365 days; while an interview'], [arabicPrivacy, '365 يومًا، وإذا كانت']],
  ['mail', 365, [privacy, '365 days, but no longer'], [arabicPrivacy, '365 يومًا، ولا تتجاوز']],
  ['chat', 90, [privacy, '90 days'], [arabicPrivacy, '90 يومًا']],
  [
    'unconfirmedSubscriber',
    30,
    ['content/en/mail.ts', 'we’ll delete the address after 30 days'],
    ['content/ar/mail.ts', 'بعد 30 يومًا'],
  ],
  ['dataLink', 1, [privacy, '1 day'], [arabicPrivacy, 'يوم واحد']],
  ['networkBookings', 1, [privacy, 'the count at most 2 days'], [arabicPrivacy, 'والعدد يومين على الأكثر']],
  ['webhookEvent', 30],
  ['deadLetter', 30],
  [
    'backup',
    30,
    [privacy, 'Backups of the database are kept for 30 days'],
    ['content/en/my-data-view.ts', 'Our database keeps a backup for 30 days.'],
    [arabicPrivacy, 'تُحفظ النسخ الاحتياطية لقاعدة البيانات 30 يومًا'],
    ['content/ar/my-data-view.ts', 'بنسخة احتياطية لمدة 30 يومًا'],
  ],
  ['spam', 30, [privacy, 'marked as spam: 30 days'], [arabicPrivacy, 'غير المرغوب فيه: 30 يومًا']],
  ['deleted', 1, [privacy, 'deleted: 1 day'], [arabicPrivacy, 'والمحذوف: يوم واحد']],
];

const commitmentRows: Row[] = [
  ['inquiryHours', 24, ['content/en/commitments.ts', 'within 24 hours'], ['content/ar/commitments.ts', 'خلال 24 ساعة']],
  [
    'applicationDays',
    '5-7',
    ['content/en/commitments.ts', 'within 5-7 business days'],
    ['content/ar/commitments.ts', 'خلال 5-7 أيام عمل'],
  ],
  [
    'reportDays',
    2,
    ['content/en/commitments.ts', 'within 2 working days'],
    ['content/ar/commitments.ts', 'خلال يومي عمل'],
  ],
  ['partnerCallMinutes', 30, ['content/en/commitments.ts', '30 minutes'], ['content/ar/commitments.ts', '30 دقيقة']],
];

const configuration = {
  SITE_URL: 'https://rihla.example',
  MAIL_FROM: 'Rihla AI <hello@rihla.example>',
  STAFF_ADDRESSES: ['sales@rihla.example', 'partners@rihla.example', 'careers@rihla.example'],
  RESEND_API_URL: 'https://api.resend.com',
  MAIL_PER_SECOND: 2,
  NEWSLETTER_DOUBLE_OPT_IN: false,
  CHAT_API_URL: 'https://api.openai.com/v1',
  CHAT_MODEL: 'gpt-4o',
  CHAT_CONTEXT: 'found',
  CHAT_MAX_TOKENS: 1000,
  CHAT_TEMPERATURE: 0.7,
  CHAT_TIMEOUT_MS: 20_000,
  CHAT_DAILY_TOKENS: 2_000_000,
  CHAT_PEOPLE: 'office_hours',
  CHAT_PERSON_SECONDS: 120,
  WHATSAPP_API_URL: 'https://graph.facebook.com/v24.0',
  STAFF_DEV_EMAIL: 'staff@localhost',
  CHAT_RETENTION_DAYS: 90,
  MAIL_RETENTION_DAYS: 365,
  SUBMISSION_RETENTION_DAYS: 730,
  APPLICATION_RETENTION_DAYS: 365,
  BOOKING_NOTICE_HOURS: 4,
  BOOKING_HORIZON_DAYS: 60,
};

/** The numbers of an object by their place, such as `maxPicture.side`. */
function numbersOf(value: object): [string, unknown][] {
  return leavesOf({ ...value }) as [string, unknown][];
}

it.each([
  ['limit', limits, limitRows],
  ['retention period', { ...retentionDays, ...fixedRetentionDays, ...hiddenDays }, retentionRows],
  ['commitment', commitmentFigures, commitmentRows],
])('has each %s that is promised, and no other', (_kind, actual, rows) => {
  expect(numbersOf(actual).toSorted()).toEqual(rows.map(([name, value]) => [name, value]).toSorted());
});

it('has the promised default of each setting', () => {
  expect(parseConfig({}).data).toEqual(configuration);
});

async function textsOf(file: string): Promise<string[]> {
  const leaves = leavesOf({ ...(await import(join(shared, file))) });
  return leaves.map(([, text]) => String(text).replaceAll(/[\u2066-\u2069]/g, ''));
}

const sentences = [...limitRows, ...retentionRows, ...commitmentRows].flatMap(([name, , ...named]) =>
  named.map(([file, sentence]): [string, ...Named] => [name, file, sentence]),
);

const { tooWide, tooLarge: pictureTooLarge } = pictureMessages;

it.each([
  [pictureTooLarge, 'larger than 2 MB'],
  [tooWide, 'at most 4000 pixels a side'],
  [fileMessages.tooLarge, 'larger than 10 MB in total'],
  [fileMessages.refused('x'), 'at most 10 files and 10 MB in total'],
  [templateMessages.tooMany, 'the limit of 100 templates'],
  [webhookMessages.tooMany, 'the limit of 20 webhooks'],
  [analyticsMessages.tooLong, 'by at most 1096 days'],
  [analyticsMessages.tooManyCampaigns, 'the limit of 50 campaigns'],
  [deck.lead, 'A link works for 7 days and 5 downloads'],
  [deck.file.hint, 'At most 25 MiB.'],
  [subscriberImport.fileHint, 'At most 5,000 rows and 2 MB.'],
  [conversation.timeline.truncated, 'Only the newest 500 notes and emails are listed.'],
  [conversation.composer.undo.announcement(limits.undoDurationMs / 1000), 'in 10 seconds'],
  [admin.mail.cause('address_limit'), '(5 an hour, 10 a day)'],
])('tells staff: %s', (text, limit) => {
  expect(text).toContain(limit);
});

it.each(sentences)('%s is named in %s: %s', async (_name, file, sentence) => {
  expect((await textsOf(file)).filter((text) => text.includes(sentence))).not.toEqual([]);
});
