import { brand } from '../../brand.ts';
import type { DeckViewContent } from '../en/deck.ts';
import { isolated } from '../isolated.ts';
import { deckForm } from './forms/deck.ts';

export const deckView: DeckViewContent = {
  eyebrow: deckForm.title,
  states: {
    open: {
      title: `العرض الاستثماري من ${brand.arabicName}.`,
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
      text: 'نحدّثه الآن. اطلبوه مرة أخرى، ويصلكم الرابط حالما يتوفر.',
    },
  },
  until: 'الرابط صالح حتى ',
  inDubai: 'بتوقيت دبي',
  download: `تنزيل ملف ${isolated('PDF')}`,
  again: 'طلب رابط جديد',
  failure: 'تعذّر فتح العرض الاستثماري.',
  retry: 'المحاولة مرة أخرى',
};
