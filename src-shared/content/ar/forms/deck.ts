import type { DeckFormContent } from '../../en/forms/deck.ts';
import { isolated } from '../../isolated.ts';
import { common, contact, failure } from './common.ts';

const success = {
  title: 'شكرًا لكم.',
  text: 'سنرسل رابط العرض الاستثماري إلى بريدكم الإلكتروني. وإن كنا نحدّثه الآن، يصلكم الرابط عند اكتماله.',
};

export const deckForm: DeckFormContent = {
  title: 'العرض الاستثماري',
  email: contact.email.label,
  placeholder: 'name@company.com',
  hint: `نرسل إلى بريدكم رابطًا خاصًا بكم لملف ${isolated('PDF')}، صالحًا لسبعة أيام وخمس مرات تنزيل.`,
  submit: 'تنزيل العرض الاستثماري',
  submitting: 'جارٍ الإرسال...',
  success,
  failure: failure.text ?? '',
  lasting: { ...common.lasting, success: 'وصلنا طلبكم، ويصلكم الرابط بالبريد الإلكتروني.' },
  honeypot: common.honeypot,
  problems: common.problems,
};
