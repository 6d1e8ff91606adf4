import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { DeckContent } from '../../en/pages/deck.ts';
import { deckView } from '../deck.ts';
import { deckForm } from '../forms/deck.ts';

const deck: DeckContent = {
  meta: { title: deckForm.title, description: `تنزيل العرض الاستثماري من ${brand.arabicName}.` },
  eyebrow: deckForm.title,
  title: 'هذا الرابط لا يعمل.',
  lead: 'قد يكون الرابط غير مكتمل أو يكون الطلب قد مُحي. استخدموا الرابط في رسالتنا، أو اطلبوا رابطًا جديدًا.',
  actions: [
    { label: deckView.again, to: `${paths.partner}#deck` },
    { label: 'إلى الصفحة الرئيسية', to: paths.home },
  ],
};

export default deck;
