import type { FieldName } from '#shared/forms/fields.ts';
import type { companySizes, TimeSlot, useCases } from '#shared/forms/options.ts';
import type { DemoNotes, EstimateNote, RequestedPlan } from '../../en/forms/demo.ts';
import { isolated } from '../../isolated.ts';
import type { FormContent } from '../../types/forms.ts';
import { commitments } from '../commitments.ts';
import { estimator } from '../estimator.ts';
import { plans, priceLabels } from '../pricing.ts';
import { common, contact, failure } from './common.ts';

const companySizeLabels: Record<(typeof companySizes)[number], string> = {
  '1-10': `${isolated('1–10')} موظفين`,
  '11-50': `${isolated('11–50')} موظفًا`,
  '51-200': `${isolated('51–200')} موظف`,
  '201-500': `${isolated('201–500')} موظف`,
  '501-1000': `${isolated('501–1,000')} موظف`,
  '1000+': 'أكثر من 1,000 موظف',
};

const useCaseLabels: Record<(typeof useCases)[number], string> = {
  'AI Agent Development': 'إنشاء وكلاء الذكاء الاصطناعي',
  'Data Analysis & Insights': 'تحليل البيانات واستخلاص النتائج',
  'Process Automation': 'أتمتة العمليات',
  'Customer Support': 'دعم العملاء',
  'Sales & Marketing': 'المبيعات والتسويق',
  'Financial Analysis': 'التحليل المالي',
  'Healthcare AI': 'الذكاء الاصطناعي في الرعاية الصحية',
  'E-commerce Optimization': 'تحسين التجارة الإلكترونية',
  Other: 'غير ذلك',
};

const timeLabels: Record<TimeSlot, string> = {
  '9-10 AM': 'من 9 إلى 10 صباحًا',
  '10-11 AM': 'من 10 إلى 11 صباحًا',
  '11-12 AM': 'من 11 صباحًا إلى 12 ظهرًا',
  '1-2 PM': 'من 1 إلى 2 بعد الظهر',
  '2-3 PM': 'من 2 إلى 3 بعد الظهر',
  '3-4 PM': 'من 3 إلى 4 بعد الظهر',
  '4-5 PM': 'من 4 إلى 5 بعد الظهر',
};

export const demoForm: FormContent<FieldName<'demo'>> = {
  ...common,
  fields: {
    ...contact,
    companySize: { label: 'حجم الشركة', options: companySizeLabels },
    useCase: { label: 'حالة الاستخدام الرئيسية', options: useCaseLabels },
    preferredDate: { label: 'التاريخ المفضّل' },
    preferredTime: {
      label: 'الوقت المفضّل',
      hint: `بتوقيت الخليج (${isolated('UTC+4')})`,
      options: timeLabels,
    },
    additionalNotes: { label: 'ملاحظات أخرى', placeholder: 'ماذا تودّون أن نعرض عليكم؟' },
  },
  whatsappReminders: {
    label: 'إرسال التأكيد والتذكير عبر واتساب',
    hint: 'تصلكم على رقم هاتفكم رسالتان: تأكيد وتذكير. ولإيقافهما اكتبوا «إيقاف».',
  },
  submit: 'حجز العرض التوضيحي',
  submitting: 'جارٍ حجز العرض التوضيحي...',
  success: {
    title: 'تم حجز العرض التوضيحي بنجاح!',
    text: `أرسلنا إليكم رسالة تأكيد بالبريد الإلكتروني، وسيتواصل معكم فريقنا ${commitments.replySoon} لتأكيد الموعد.`,
  },
  failure,
};

export const demoNotes: DemoNotes = {
  starter: 'نرغب في باقة الانطلاق.',
  growth: 'نرغب في باقة النمو.',
  scale: 'نرغب في باقة التوسّع.',
  quote: 'نودّ الحصول على عرض سعر للمؤسسات.',
  'api-key': `نودّ الحصول على مفتاح ${isolated('API')}.`,
  questionnaire: 'نودّ إرسال استبيان أمني إليكم قبل الاجتماع.',
};

export const requestedPlan: RequestedPlan = {
  plans,
  priceLabels,
  title: (name) => `باقة ${name}`,
  steps: {
    starter: 'لا تحتاجون إلى بطاقة ائتمان. اختاروا موعدًا أدناه، ونجهّز معكم مساحة العمل.',
    paid: 'اختاروا موعدًا أدناه. نريكم المنتج على بياناتكم، ثم نرسل إليكم عرض سعر شاملًا الضريبة ونجهّز مساحة العمل.',
  },
};

export const sampleNote = (url: string) => `نرجو أن تعرضوا علينا ما جرّبناه في هذا المثال: ${url}`;

export const estimateNote: EstimateNote = {
  operations: (cases, steps, operations, plan) =>
    `تقديرنا: عدد الحالات شهريًا ${cases}، وعدد الخطوات في كل حالة ${steps}، أي أن عدد العمليات شهريًا ${operations} (باقة ${plan}).`,
  hours: (minutes, hours) => `مدة الحالة يدويًا بالدقائق ${minutes}، أي أن عدد الساعات شهريًا ${hours}.`,
  cost: (wage, cost) => `تكلفة الساعة ${wage} د.إ.، أي أن التكلفة شهريًا ${cost} د.إ.`,
  plans: estimator.plans,
};
