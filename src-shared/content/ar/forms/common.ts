import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { isolated } from '../../isolated.ts';
import type { CommonFormContent, ContactFields, FormOutcome, FormProblems } from '../../types/forms.ts';
import { fieldMessages } from '../messages.ts';

export const problems: FormProblems = {
  titlePrefix: 'خطأ: ',
  summary: 'راجعوا ما أدخلتموه:',
  byCode: {
    rate_limited: 'وصلتنا طلبات كثيرة. انتظروا دقيقة ثم أرسلوا النموذج مرة أخرى.',
    body_too_large: 'النص أطول مما يتسع له النموذج. اختصروه ثم أرسلوا النموذج مرة أخرى.',
    access_denied: 'أُرسل النموذج من موقع آخر. أرسلوه من هذه الصفحة.',
  },
  noTurnstileToken: `يحتاج التحقق من أنكم لستم روبوتًا إلى ${isolated('JavaScript')}. إن لم يكن متاحًا فراسلونا على ${isolated(brand.email)}.`,
  fields: fieldMessages,
  connectionFailed: 'تعذّر إرسال النموذج لانقطاع الاتصال. يُرجى التحقق منه ثم المحاولة مرة أخرى.',
  serverFailed: 'تعذّر على خادمنا استلام النموذج. ما أدخلتموه باقٍ هنا. يُرجى المحاولة بعد دقيقة.',
  submitNatively: 'الإرسال بطريقة أخرى',
};

export const common: CommonFormContent = {
  choose: 'اختاروا من القائمة',
  requiredNote: 'الحقول المشار إليها بنجمة مطلوبة.',
  requiredMark: '*',
  honeypot: 'التواصل معي بالفاكس',
  problems,
  lasting: {
    success: 'وصلنا نموذجكم، ورسالة التأكيد في طريقها إلى بريدكم الإلكتروني.',
    error: 'ربما لم يصلنا هذا النموذج. ما أدخلتموه باقٍ هنا، وإرساله مرة أخرى كما هو لا ينشئ طلبًا ثانيًا.',
    contact: { label: 'تواصلوا معنا', to: paths.contact },
  },
};

export const contact: ContactFields = {
  firstName: { label: 'الاسم الأول' },
  lastName: { label: 'اسم العائلة' },
  email: { label: 'البريد الإلكتروني', placeholder: 'name@company.com' },
  phone: { label: 'رقم الهاتف', placeholder: '+971 50 000 0000' },
  company: { label: 'الشركة' },
};

export const failure: FormOutcome = {
  title: 'تعذّر إرسال الطلب',
  text: `حاولوا مرة أخرى، أو راسلونا مباشرةً على ${isolated(brand.email)}.`,
};
