import { firstApplications } from './applications-1.ts';
import { laterApplications } from './applications-2.ts';
import { firstArabicDemos } from './demo-requests-ar-1.ts';
import { laterArabicDemos } from './demo-requests-ar-2.ts';
import { firstEnglishDemos } from './demo-requests-en-1.ts';
import { laterEnglishDemos } from './demo-requests-en-2.ts';
import { firstInquiries } from './partnership-inquiries-1.ts';
import { laterInquiries } from './partnership-inquiries-2.ts';

/** The senders of the invented month. Examples and screenshots show the same people. */
export const demoRequests = [...firstEnglishDemos, ...laterEnglishDemos, ...firstArabicDemos, ...laterArabicDemos];
export const partnershipInquiries = [...firstInquiries, ...laterInquiries];
export const applications = [...firstApplications, ...laterApplications];
