import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { isolated } from '../isolated.ts';
import type { LegalContent, LegalFacts, LegalSection } from '../types/legal.ts';
import { legalFrame } from './legal.ts';

const turnstileSection: LegalSection = {
  id: 'turnstile',
  title: 'التمييز بين الناس والبرامج',
  paragraphs: [
    `تحمّل الصفحات خدمة ${isolated('Cloudflare Turnstile')} التي تتحقق من أن مرسل النموذج إنسان لا برنامج. وتعمل الخدمة في إطار خاص بها من ${isolated('challenges.cloudflare.com')}، وقد تحفظ بيانات لذلك الموقع في متصفحكم.`,
  ],
};

export default function cookies({ turnstile }: LegalFacts): LegalContent {
  return {
    meta: {
      title: 'سياسة ملفات تعريف الارتباط',
      description: `لا يضع موقع ${isolated(brand.name)} ملفات تعريف ارتباط للزوار. ما يحفظه متصفحكم إلى أن تغلقوا علامة التبويب، ولماذا.`,
    },
    ...legalFrame,
    title: 'سياسة ملفات تعريف الارتباط',
    lead: 'لا يضع هذا الموقع ملفات تعريف ارتباط للزوار. ولهذا لا يسألكم عنها أي شريط.',
    changedOn: '2026-11-23',
    sections: [
      {
        id: 'visitors',
        title: 'ما يحفظه متصفحكم لهذا الموقع',
        paragraphs: [
          'عناصر قليلة في تخزين الجلسة الخاص بعلامة التبويب. تساعد الصفحة على العمل، ولا تُرسل إلينا من تلقاء نفسها، وتزول حين تغلقون علامة التبويب. ولا يبقى إلا اختياركم للغة، في التخزين المحلي.',
        ],
        entries: [
          {
            name: 'scroll-positions',
            text: 'إلى أين وصلتم في كل صفحة، كي يعيدكم زر الرجوع إلى الموضع نفسه.',
            kept: 'إلى أن تغلقوا علامة التبويب',
          },
          {
            name: `${isolated('draft:…')} (لكل نموذج عنصر)`,
            text: 'ما كتبتموه في نموذج لم يُرسل بعد، كي لا يضيع عند إعادة التحميل أو زيارة صفحة أخرى.',
            kept: 'إلى أن يُقبل النموذج، وعلى أبعد تقدير إلى أن تغلقوا علامة التبويب',
          },
          {
            name: `${isolated('submission-id:…')} (لكل نموذج عنصر)`,
            text: 'رقم عشوائي للنموذج. يُرسل معه، كي لا يُحفظ النموذج الذي أُرسل مرتين إلا مرة واحدة.',
            kept: 'إلى أن يُقبل النموذج، وعلى أبعد تقدير إلى أن تغلقوا علامة التبويب',
          },
          {
            name: 'language-chosen',
            text: 'أنكم اخترتم لغة أو أغلقتم الشريط الذي يعرض العربية، كي لا يظهر مرة أخرى.',
            kept: 'إلى أن تحذفوا بيانات هذا الموقع',
          },
        ],
      },
      ...(turnstile ? [turnstileSection] : []),
      {
        id: 'staff',
        title: 'لموظفينا',
        paragraphs: [
          `في متصفح من يسجّل الدخول إلى قسم الإدارة لدينا فقط: تضع خدمة ${isolated('Cloudflare Access')} ملفات تعريف ارتباط، مثل ${isolated('CF_Authorization')}، تثبت تسجيل الدخول إلى أن تنتهي صلاحيته. وفي التخزين المحلي عنصران: «${isolated('staff')}» الذي يُظهر شريط الطلبات الجديدة، و«${isolated('newsletter-draft')}» وهو نشرة لم تُرسل بعد.`,
        ],
      },
      {
        id: 'control',
        title: 'كيف تزيلونه',
        paragraphs: [
          'أغلقوا علامة التبويب، أو احذفوا بيانات هذا الموقع من إعدادات متصفحكم. وإن منعتم التخزين كله، يظل الموقع يعمل: فيُبقي هذه العناصر في الذاكرة إلى أن تغادروا الصفحة أو تعيدوا تحميلها.',
          ['ما نحفظه من جهتنا مبيّن في ', { label: 'سياسة الخصوصية', to: paths.privacy }, '.'],
        ],
      },
    ],
  };
}
