import type { FieldName } from '#shared/forms/fields.ts';
import type { experienceRanges, Position } from '#shared/forms/options.ts';
import { isolated } from '../../isolated.ts';
import type { FormContent } from '../../types/forms.ts';
import { common, contact } from './common.ts';

const positionLabels: Record<Position, string> = {
  'Frontend Developer': 'مطوّر/ة واجهات أمامية',
  'AI Engineer': 'مهندس/ة ذكاء اصطناعي',
  'Frontend Developer Intern': 'متدرب/ة في تطوير الواجهات الأمامية',
  'AI Engineer Intern': 'متدرب/ة في هندسة الذكاء الاصطناعي',
};

const experienceLabels: Record<(typeof experienceRanges)[number], string> = {
  '0-1 years': 'حتى سنة واحدة',
  '1-2 years': 'من سنة إلى سنتين',
  '2-5 years': 'من سنتين إلى 5 سنوات',
  '5-10 years': 'من 5 إلى 10 سنوات',
  '10+ years': 'أكثر من 10 سنوات',
};

export const careerForm: FormContent<FieldName<'career'>> = {
  ...common,
  fields: {
    name: { label: 'الاسم الكامل' },
    email: { label: 'البريد الإلكتروني', placeholder: 'name@example.com' },
    phone: contact.phone,
    position: { label: 'الوظيفة', options: positionLabels },
    experience: { label: 'سنوات الخبرة', options: experienceLabels },
    company: { label: 'جهة العمل الحالية' },
    portfolio: { label: `رابط أعمالكم أو حسابكم على ${isolated('LinkedIn')}`, placeholder: 'https://' },
    cv: {
      label: 'السيرة الذاتية',
      hint: `اختياري. ملف ${isolated('PDF')} أو ${isolated('Word')} (${isolated('.docx')})، بحجم 5 ميجابايت على الأكثر.`,
    },
    coverLetter: { label: 'خطاب التقديم', placeholder: 'ماذا بنيتم؟ ولماذا تودّون العمل معنا؟' },
  },
  submit: 'إرسال طلب التوظيف',
  submitting: 'جارٍ الإرسال...',
  upload: {
    choose: 'اختيار ملف',
    chooseAnother: 'اختيار ملف آخر',
    chooseAgain: 'يُرجى إرفاق السيرة الذاتية مرة أخرى، فالمتصفح لا يحتفظ بالملفات.',
    size: { kilobyte: (count) => `${count} كيلوبايت`, megabyte: (count) => `${count} ميجابايت` },
    remove: 'إزالة الملف',
    uploading: 'جارٍ رفع سيرتكم الذاتية',
    uploaded: 'اكتمل رفع سيرتكم الذاتية. لحظة من فضلكم.',
    cancel: 'إلغاء',
    cancelled: 'تم إلغاء الرفع، وما أدخلتموه باقٍ كما هو.',
  },
  success: { title: 'تم إرسال طلب التوظيف بنجاح! سنتواصل معكم قريبًا.' },
  failure: { title: 'تعذّر إرسال طلب التوظيف. حاولوا مرة أخرى لاحقًا.' },
};
