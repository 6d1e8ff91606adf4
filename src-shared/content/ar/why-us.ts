import { brand } from '#shared/brand.ts';
import { isolated } from '../isolated.ts';
import type { Item } from '../types/blocks.ts';
import { commitments } from './commitments.ts';
import { plansWith } from './plans-with.ts';

export const aboutUs = `تطوّر ${brand.arabicName} من دبي منتجات ذكاء اصطناعي لشركات الخليج: وكلاء ذكاء اصطناعي بدون برمجة، وتدقيق، وتحقق من الهوية، ورصد للأسواق، وتحليل للبيانات.`;

export const whyUs: { title: string; items: Item[] } = {
  title: `لماذا ${brand.arabicName}؟`,
  items: [
    {
      title: 'التشغيل خلال أيام',
      text: `تنشئون أول وكيل خلال ${commitments.firstAgent}، ويبدأ التشغيل في الباقات خلال أسبوع.`,
    },
    {
      title: 'يعمل مع أنظمتكم',
      text: `${isolated('SAP')} و${isolated('Oracle')} و${isolated('Microsoft 365')} و${isolated('Salesforce')} وقواعد بياناتكم.`,
    },
    {
      title: 'جاهز للتدقيق',
      text: `لكل قرار سجل بمدخلاته وسببه ومن وافق عليه، ويُصدَّر ${plansWith('auditExport')}.`,
    },
    {
      title: 'العربية أولًا',
      text: 'تقرأ منتجاتنا المستندات والأسماء والمحادثات العربية، حتى إذا خالطتها الإنجليزية.',
    },
    {
      title: 'بياناتكم لكم',
      text: `لا ندرّب عليها أي نموذج مشترك. و${plansWith('regionalHosting')} استضافة في الإمارات أو السعودية أو في سحابتكم.`,
    },
    {
      title: 'مهندسون يردّون عليكم',
      text: `يردّ عليكم من طوّر المنتج بنفسه، من دبي وبتوقيتكم، ${commitments.reply}.`,
    },
  ],
};
