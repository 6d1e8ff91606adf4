import { brand } from '../../brand.ts';
import type { DeckFormContent, DeckViewContent } from '../en/deck.ts';
import { isolated } from '../isolated.ts';
import { common, contact, failure } from './forms/common.ts';

const success = {
  title: 'شكرًا لكم.',
  text: 'سيصل رابط العرض الاستثماري إلى هذا العنوان، خلال دقيقة في الغالب.',
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
  honeypot: common.honeypot,
  problems: common.problems,
};

export const deckView: DeckViewContent = {
  eyebrow: deckForm.title,
  states: {
    open: {
      title: `العرض الاستثماري من ${isolated(brand.name)}.`,
      text: 'الرابط صالح لخمس مرات تنزيل في المجموع، لكم ولمن ترسلونه إليه.',
    },
    expired: {
      title: 'انتهت صلاحية هذا الرابط.',
      text: 'رابط العرض صالح لسبعة أيام. ويسرّنا أن نرسل إليكم رابطًا جديدًا.',
    },
    used: {
      title: 'استُنفدت مرات التنزيل بهذا الرابط.',
      text: 'رابط العرض صالح لخمس مرات تنزيل. ويسرّنا أن نرسل إليكم رابطًا جديدًا.',
    },
    missing: {
      title: 'العرض الاستثماري غير متاح حاليًا.',
      text: 'نعمل على استبداله. اطلبوه مرة أخرى، ويصلكم الرابط حالما يتوفر.',
    },
  },
  until: 'الرابط صالح حتى ',
  inDubai: 'بتوقيت دبي',
  download: `تنزيل ملف ${isolated('PDF')}`,
  again: 'طلب رابط جديد',
  failure: 'تعذّر ذلك.',
  retry: 'المحاولة مرة أخرى',
};
