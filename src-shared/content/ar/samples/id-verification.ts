import type { IdVerificationContent } from '../../en/samples/id-verification.ts';

const idVerification: IdVerificationContent = {
  card: 'الوجه الأمامي لبطاقة هوية نموذجية من بلد خيالي اسمه يوتوبيا، عليه صورة شخص خيالي وبياناته.',
  front: 'الوجه الأمامي',
  back: 'الوجه الخلفي: المنطقة المقروءة آليًا',
  toolbar: 'جرّبوا',
  read: 'قراءة البطاقة',
  alter: 'تغيير رقم',
  restore: 'إعادة الأصل',
  edit: 'اكتبوا فوق أي حرف أو رقم.',
  line: (number) => `السطر ${number} من المنطقة المقروءة آليًا`,
  fieldsTitle: 'ما يقرؤه',
  fields: {
    name: 'الاسم',
    nationality: 'الجنسية',
    sex: 'الجنس',
    birth: 'تاريخ الميلاد',
    expiry: 'صالحة حتى',
    number: 'رقم الوثيقة',
  },
  same: 'مطابق للمنطقة المقروءة آليًا',
  differs: 'غير مطابق للمنطقة المقروءة آليًا',
  checksTitle: 'ما يفحصه',
  checksLead:
    'أرقام التحقق وفق وثيقة الإيكاو 9303: تُضرب قيم الخانات في 7 و3 و1 وتُجمع، ويجب أن يكون آحاد المجموع هو الرقم المطبوع على البطاقة.',
  checks: { number: 'رقم الوثيقة', birth: 'تاريخ الميلاد', expiry: 'صالحة حتى', composite: 'رقم التحقق الإجمالي' },
  printed: 'على البطاقة',
  computed: 'المحسوب',
  passes: 'متوافق',
  fails: 'خاطئ',
  place: (line, from, to) => `السطر ${line} من ${from} إلى ${to}`,
  sum: (places, sum) => `المجموع ${sum}: ${places}`,
  reading: 'جارٍ قراءة البطاقة',
  verdicts: { accepted: 'مقبولة', refused: 'مرفوضة', review: 'للمراجعة' },
  accepted: 'قُرئت ستة حقول بالعربية واللاتينية، وأرقام التحقق الأربعة كلها متوافقة.',
  refused: (failed) => `رقم تحقق خاطئ: ${failed}.`,
  review: (differing) =>
    `أرقام التحقق متوافقة، لكن بيانات الوجه الأمامي للبطاقة لا تطابق المنطقة المقروءة آليًا: ${differing}.`,
};

export default idVerification;
