import { isolated } from '../isolated.ts';
import type { MyDataViewContent } from '../types/my-data-view.ts';
import footer from './footer.ts';
import { plural } from './plural.ts';

export const myDataView: MyDataViewContent = {
  eyebrow: 'بياناتكم',
  title: 'ما نحفظه عنكم',
  lead: { before: 'هذا كل ما نحفظه عن العنوان ', after: '.' },
  expires: 'هذه الصفحة صالحة حتى ',
  warning: 'كل من يملك رابط هذه الصفحة يستطيع أن يرى بياناتكم وأن يمحوها، فلا ترسلوه إلى أحد. الأوقات كلها بتوقيت دبي.',
  download: 'التنزيل في ملف',
  toNewsletter: 'النشرة البريدية',
  toErase: 'محو كل شيء',
  purge: { before: 'يوم الحذف: ', never: 'محفوظ إلى أن تمحوا بياناتكم' },
  submissions: {
    title: 'النماذج التي أرسلتموها',
    empty: 'لم ترسلوا إلينا أي نموذج.',
    types: {
      demo: 'طلب عرض توضيحي',
      partnership: 'طلب شراكة',
      career: 'طلب توظيف',
      other: 'سؤال من المحادثة',
    },
    statuses: {
      pending: 'بانتظار ردّنا',
      contacted: 'رددنا عليه',
      completed: 'مكتمل',
    },
    sent: 'تاريخ الإرسال: ',
    timezone: 'منطقتكم الزمنية',
    booked: 'الموعد المحجوز',
    toBooking: 'عرض الحجز',
    files: 'ملفاتكم',
  },
  chats: {
    title: 'محادثتكم معنا',
    empty: 'لم تتركوا هذا العنوان في أي محادثة ما زلنا نحتفظ بها.',
    by: { visitor: 'أنتم', joe: 'مساعدنا جو', colleague: 'فريقنا' },
  },
  conversation: {
    title: 'المراسلات معكم',
    empty: 'لا رسائل بشأن نماذجكم.',
    kinds: { note: 'ملاحظة من موظفينا', sent: 'رسالتنا إليكم', received: 'رسالتكم إلينا' },
  },
  mails: {
    title: 'الرسائل المرسلة إليكم',
    empty: 'لم نرسل إليكم أي رسالة.',
    statuses: {
      queued: 'بانتظار الإرسال',
      sending: 'قيد الإرسال',
      sent: 'أُرسلت',
      failed: 'تعذّر إرسالها',
      cancelled: 'أُلغيت',
    },
    queued: 'موعد الإرسال: ',
    more: (count) =>
      plural(count, {
        zero: 'لا رسائل أقدم',
        one: 'عرض رسالة أقدم',
        two: 'عرض رسالتين أقدم',
        few: `عرض ${count} رسائل أقدم`,
        many: `عرض ${count} رسالة أقدم`,
        other: `عرض ${count} رسالة أقدم`,
      }),
  },
  consents: {
    title: 'ما وافقتم عليه',
    empty: 'لم توافقوا على شيء.',
    actions: {
      given: 'اشتركتم في النشرة البريدية',
      confirmed: 'أكّدتم الاشتراك',
      withdrawn: 'ألغيتم الاشتراك في النشرة البريدية',
    },
    on: 'التاريخ: ',
    sources: {
      footer: 'من النموذج في موقعنا',
      my_data: 'من هذه الصفحة',
      confirmation_link: 'من الرابط في رسالتنا',
      unsubscribe_page: 'من الرابط في إحدى الرسائل',
      one_click: 'من زر الإلغاء في برنامج بريدكم',
      complaint: 'لأنكم أبلغتم عن رسالة على أنها غير مرغوب فيها',
    },
    source: (source) => `عن طريق: ${isolated(source)}`,
    wording: 'النص الذي قرأتموه:',
    kept: 'نحتفظ بهذه السطور دليلًا، حتى بعد المحو. وليس فيها عنوان، بل رمز مشتق منه فقط.',
  },
  suppression: {
    title: 'هل لنا أن نراسلكم؟',
    none: 'نعم. لا شيء يمنع رسائلنا إلى هذا العنوان.',
    some: 'عند طلبكم فقط، كما في هذا الرابط.',
    reasons: {
      hard_bounce: 'عادت إلينا إحدى رسائلنا لأن العنوان لا يستقبل البريد.',
      complaint: 'أُبلغ عن إحدى رسائلنا على أنها غير مرغوب فيها.',
      manual: 'أوقف فريقنا المراسلة.',
      erased: 'طلبتم محو بياناتكم.',
    },
    since: 'منذ ',
    detail: 'ما يقوله مزوّد البريد:',
    kept: 'نحتفظ بهذه المعلومة ما دامت مراسلتكم غير مسموحة.',
  },
  links: {
    title: 'روابط هذه الصفحة',
    sent: 'تاريخ الطلب: ',
    until: '، وهو صالح حتى ',
    expired: '، ولم يعد صالحًا',
    current: 'هذا الرابط',
  },
  newsletter: {
    title: 'النشرة البريدية',
    since: {
      active: 'تاريخ الاشتراك: ',
      unsubscribed: 'تاريخ الاشتراك: ',
      unconfirmed: 'تاريخ طلب الاشتراك: ',
    },
    statuses: {
      active: 'مشترك',
      unsubscribed: 'غير مشترك',
      unconfirmed: 'بانتظار التأكيد',
    },
    offer: { title: footer.newsletter.title, text: footer.newsletter.text },
    subscribe: footer.newsletter.submit,
    unsubscribe: 'إلغاء الاشتراك',
    inThisLanguage: 'استلام النشرة بالعربية',
    suppressed: 'ما دامت مراسلتكم غير مسموحة، فلن تصلكم النشرة البريدية أيضًا.',
  },
  file: {
    title: 'نسختكم',
    text: `في الملف كل ما في هذه الصفحة، لكم أو لبرنامج آخر (${isolated('JSON')}).`,
  },
  erase: {
    title: 'محو كل شيء',
    text: 'نحذف نماذجكم وملفاتها ومواعيد العروض المحجوزة بها، والمراسلات، والمحادثات التي تركتم فيها عنوانكم، والرسائل، واشتراككم، وهذا الرابط، فورًا وبلا رجعة. والعرض الذي يُحذف موعده لا يُعقد. ولا يبقى من عنوانكم سوى رمز، كي لا نراسلكم مرة أخرى.',
    backup: 'تحتفظ قاعدة بياناتنا بنسخة احتياطية لمدة 30 يومًا، وبعدها لا سبيل إلى استعادة البيانات.',
    label: 'اكتبوا بريدكم الإلكتروني للتأكيد',
    submit: 'محو بياناتي',
    wrongAddress: 'ليس هذا عنوان الرابط. لم يُمحَ شيء.',
  },
};
