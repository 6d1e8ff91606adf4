import { brand } from '../../brand.ts';
import { intlLocale } from '../../locales.ts';
import type { FieldMessages, ProblemDetails, ProblemMessages } from '../en/messages.ts';
import { isolated } from '../isolated.ts';
import { afterMinutes, plural } from './plural.ts';

const json = isolated('JSON');

export const problemMessages: ProblemMessages = {
  malformed_json: { title: `صيغة ${json} غير سليمة`, detail: `محتوى الطلب ليس بصيغة ${json} سليمة.` },
  sign_in_required: { title: 'يلزم تسجيل الدخول', detail: 'سجّلوا الدخول للمتابعة.' },
  access_denied: { title: 'الوصول غير مسموح', detail: 'لا تملكون صلاحية لهذا الإجراء.' },
  role_required: { title: 'يلزم دور آخر', detail: 'أدواركم لا تسمح بهذا.' },
  https_required: {
    title: 'يلزم اتصال مشفّر',
    detail: `يُرجى فتح هذه الصفحة عبر ${isolated('https://')}. لم يُحفظ شيء.`,
  },
  not_found: { title: 'غير موجود', detail: 'الصفحة المطلوبة غير موجودة.' },
  method_not_allowed: { title: 'طريقة غير مقبولة', detail: 'لا يقبل هذا المسار هذه الطريقة في الطلب.' },
  id_already_used: { title: 'معرّف سبق استخدامه', detail: 'هذا المعرّف يعود إلى طلب آخر.' },
  slug_taken: { title: 'العنوان مستخدم', detail: 'هذا العنوان مستخدم. يرجى اختيار عنوان آخر.' },
  changed_meanwhile: { title: 'تغيّر في الأثناء', detail: 'عدّل أحد الزملاء هذا السجل بعد أن فتحتموه.' },
  already_subscribed: { title: 'اشتراك قائم', detail: 'هذا البريد الإلكتروني مشترك بالفعل.' },
  no_active_subscribers: { title: 'لا مشتركين نشطين', detail: 'لا يوجد مشتركون نشطون.' },
  window_closed: { title: 'فات وقت النص', detail: 'مضى أكثر من يوم على آخر رسالة من هذا الشخص.' },
  status_changed: { title: 'تغيّرت الحالة', detail: 'غيّر شخص آخر حالة هذا الطلب في هذه الأثناء.' },
  conversation_changed: { title: 'مراسلة جديدة', detail: 'أُضيفت رسالة إلى هذه المراسلة في هذه الأثناء.' },
  answered_meanwhile: { title: 'تم الرد', detail: 'ردّ أحد الزملاء على هذه المراسلة في هذه الأثناء.' },
  address_blocked: { title: 'عنوان محظور', detail: 'هذا البريد الإلكتروني محظور، لذلك لم تُرسل أي رسالة.' },
  slot_taken: {
    title: 'موعد غير متاح',
    detail: 'لم يعد هذا الموعد متاحًا. يُرجى اختيار موعد آخر.',
  },
  too_many_bookings: {
    title: 'حجوزات أكثر من المسموح',
    detail:
      'لهذا البريد الإلكتروني عرضان توضيحيان محجوزان بالفعل. يمكنكم تغيير موعديهما أو إلغاؤهما من الرابط في رسالتي الحجز، أو إرسال هذا الطلب بلا موعد محدد فنقترح عليكم موعدًا.',
  },
  position_closed: {
    title: 'وظيفة مغلقة',
    detail: 'لا نستقبل طلبات لهذه الوظيفة في الوقت الحالي. يُرجى اختيار وظيفة أخرى.',
  },
  reply_pending: { title: 'الرد في الطريق', detail: 'ما زال جو يجيب عن رسالتكم السابقة.' },
  last_admin: {
    title: 'المسؤول الأخير',
    detail: 'هذا هو المسؤول الأخير. عيّنوا مسؤولًا آخر أولًا.',
  },
  no_conversation: {
    title: 'لا توجد محادثة',
    detail: 'لم تبدأ هذه المحادثة بعد، أو انتهت. اكتبوا إلى جو أولًا أو اطلبوا التحدث إلى موظف.',
  },
  body_too_large: { title: 'محتوى أكبر من المسموح', detail: 'يتجاوز محتوى الطلب الحجم المسموح.' },
  unsupported_media_type: {
    title: 'نوع محتوى غير مدعوم',
    detail: `أرسلوا محتوى الطلب بنوع ${isolated('application/json')}.`,
  },
  validation_failed: { title: 'بيانات تحتاج إلى تصحيح', detail: 'راجعوا الحقول المشار إليها.' },
  upgrade_required: { title: 'نوع الاتصال غير مناسب', detail: `هذا المسار مخصص لاتصال ${isolated('WebSocket')}.` },
  rate_limited: { title: 'طلبات كثيرة', detail: 'وصلتنا طلبات كثيرة. يُرجى المحاولة مرة أخرى بعد دقيقة.' },
  bad_request: {
    title: 'طلب غير واضح',
    detail: 'يمكن قراءة هذا الطلب على وجهين، فلم نقرأه. يُرجى إرساله مرة أخرى من صفحتنا.',
  },
  not_configured: { title: 'خدمة غير مفعّلة', detail: 'هذه الخدمة غير مفعّلة في الموقع، ولم يُحفظ شيء.' },
  internal_error: { title: 'خطأ داخلي', detail: 'حدث خطأ من جانبنا. يُرجى المحاولة مرة أخرى.' },
  unavailable: { title: 'غير متاح', detail: 'الخدمة غير متاحة الآن، ولم يُحفظ شيء. يُرجى المحاولة مرة أخرى لاحقًا.' },
};

export const problemDetails: ProblemDetails = {
  otherSite: 'جاء هذا الطلب من موقع آخر.',
  turnstile: 'لم نتمكن من التحقق من أنكم لستم روبوتًا. أعيدوا تحميل الصفحة ثم يُرجى المحاولة مرة أخرى.',
  bookingClosed: 'هذا العرض التوضيحي ملغى أو بدأ بالفعل، فلا يمكن تعديله. احجزوا عرضًا جديدًا.',
  networkBookings: `تم حجز 10 عروض توضيحية من شبكتكم اليوم. احجزوا غدًا، أو أرسلوا هذا الطلب بلا موعد محدد فنقترح عليكم موعدًا، أو راسلونا على ${isolated(brand.email)}.`,
  chatQuota: (minutes) =>
    `وصلتم إلى الحد المسموح من الرسائل في الساعة. يُرجى المحاولة مرة أخرى ${afterMinutes(minutes)}.`,
  bodyTooLarge: (kibibytes) => `يتجاوز محتوى الطلب ${isolated(`${kibibytes} KiB`)}.`,
  noForm: `أرسلوا نموذجًا بنوع ${isolated('application/x-www-form-urlencoded')} أو ${isolated('multipart/form-data')}.`,
};

export const fieldMessages: FieldMessages = {
  blank: 'يُرجى ملء هذا الحقل.',
  noText: 'يُرجى إدخال نص.',
  tooLong: (max) => `الحد الأقصى هنا ${characters(max)}.`,
  notStorable: 'في هذا النص رموز لا يمكن حفظها.',
  noOption: 'يُرجى اختيار أحد الخيارات.',
  noEmail: 'يُرجى إدخال بريدكم الإلكتروني.',
  invalidEmail: `يُرجى إدخال بريد إلكتروني مثل ${isolated('name@company.com')}.`,
  unicodeLocalPart: `يُرجى استخدام بريد إلكتروني أحرفه لاتينية قبل علامة ${isolated('@')}.`,
  unknownLocale: `قيمة ${isolated('locale')} هي ${isolated('en')} أو ${isolated('ar')}.`,
  noDate: 'يُرجى اختيار تاريخ.',
  noTime: 'يُرجى اختيار وقت.',
  pastDate: 'يُرجى اختيار تاريخ اليوم أو تاريخ بعده.',
  distantDate: 'يُرجى اختيار تاريخ خلال الأشهر الـ 12 المقبلة.',
  noLink: 'يُرجى إدخال رابط.',
  invalidLink: `يُرجى إدخال رابط يبدأ بـ ${isolated('http://')} أو ${isolated('https://')}.`,
  invalidId: `يجب أن يكون المعرّف بصيغة ${isolated('UUID')}.`,
  invalidFormType: `قيمة ${isolated('formType')} هي ${isolated('demo')} أو ${isolated('partnership')} أو ${isolated('career')}.`,
  invalidSessionId: `معرّف المحادثة يكون على هذا الشكل: ${isolated('session_1700000000000_abcdefghij123456')}.`,
  incompleteToken: 'الرابط غير مكتمل.',
  noTurnstileToken: 'أكملوا التحقق من أنكم لستم روبوتًا.',
  cvType: `يُرجى اختيار ملف ${isolated('PDF')} أو ${isolated('Word')} (${isolated('.pdf')} أو ${isolated('.docx')}) بلا وحدات ماكرو.`,
  cvTooLarge: 'يُرجى اختيار ملف لا يتجاوز حجمه 5 ميجابايت.',
  cvUnavailable: 'لا يمكن إرفاق الملفات هنا حاليًا. أضيفوا رابطًا إلى سيرتكم الذاتية بدلًا من ذلك.',
};

function characters(max: number): string {
  const number = max.toLocaleString(intlLocale.ar);
  return plural(max, {
    zero: 'بلا أحرف',
    one: 'حرف واحد',
    two: 'حرفان',
    few: `${number} أحرف`,
    many: `${number} حرفًا`,
    other: `${number} حرف`,
  });
}
