import type { HandoverContent } from '../en/handover.ts';
import { isolated } from '../isolated.ts';
import { otherForm } from './forms/other.ts';
import { answerMoment } from './office-hours.ts';

export const handover: HandoverContent = {
  ask: 'التحدث إلى موظف',
  asking: 'لحظة من فضلكم...',
  waiting: {
    title: 'نبحث عن أحد أفراد فريقنا',
    text: 'يمكنكم الكتابة من الآن.',
    left: (time) => `نواصل المحاولة مدة لا تتجاوز ${isolated(time)} دقيقة.`,
    cancel: 'العودة إلى جو',
  },
  person: {
    title: (name) => `معكم الآن ${isolated(name)}`,
    end: 'العودة إلى جو',
    typing: (name) => `${isolated(name)}: جارٍ الكتابة`,
    placeholder: (name) => `اكتبوا إلى ${isolated(name)}...`,
  },
  sending: 'جارٍ الإرسال...',
  failed: 'تعذّر إبلاغ فريقنا. حاولوا مرة أخرى، أو راسلونا:',
  reconnecting: 'انقطع الاتصال. سنرسل رسائلكم عند عودته.',
  delayed: 'تصل الرسائل بتأخير بضع ثوانٍ.',
  form: {
    title: 'نرد عليكم بالبريد الإلكتروني',
    promise: (when) => `اتركوا بريدكم الإلكتروني، ويرد عليكم فريقنا ${when}. ويستطيع الفريق قراءة هذه المحادثة.`,
    close: 'ليس الآن',
    later: {
      title: (when) => `يعود فريقنا ${when}`,
      text: 'يمكنكم حجز عرض توضيحي الآن:',
      promise: 'اتركوا بريدكم الإلكتروني، ويستطيع فريقنا قراءة هذه المحادثة.',
    },
    content: otherForm,
    done: {
      title: 'سؤالكم لدى فريقنا',
      text: (when, email) => `يرد عليكم أحد أفراد الفريق ${when} على ${isolated(email)}. ويمكنكم متابعة الحديث مع جو.`,
      close: 'العودة إلى المحادثة',
    },
    reopened: {
      title: 'أعدنا فتح سؤالكم',
      text: (when, email) =>
        `سبق أن طرحتم هذا السؤال، فأبلغنا فريقنا بأنكم تسألون مجددًا. يرد عليكم أحد أفراد الفريق ${when} على ${isolated(email)}.`,
    },
  },
  notices: {
    waiting: 'طلبتم التحدث إلى موظف، وقد أبلغنا الفريق.',
    joined: (name) => `انضم إلى المحادثة: ${isolated(name)}.`,
    left: (name) => `غادر المحادثة: ${isolated(name)}. عاد جو إليكم.`,
    lost: (name) => `انقطع الاتصال بـ${isolated(name)}. عاد جو إليكم.`,
    ended: (name) => `أنهيتم المحادثة مع ${isolated(name)}. عاد جو إليكم.`,
    cancelled: 'تم إلغاء طلب التحدث إلى موظف، وعاد إليكم المساعد جو.',
    promised: (when) => `لا أحد متاح الآن. يرد عليكم فريقنا بالبريد الإلكتروني ${when}، ويبقى جو معكم حتى ذلك الحين.`,
    sent: (when) => `تركتم بريدكم الإلكتروني. يرد عليكم فريقنا بالبريد الإلكتروني ${when}.`,
  },
  refused: {
    too_many: 'رسائل كثيرة في وقت قصير. يُرجى الانتظار لحظة.',
    no_person: 'عادت المحادثة إلى جو، فلم تُرسل رسالتكم. يُرجى إرسالها مرة أخرى.',
    other: 'لم تُرسل رسالتكم. يُرجى إرسالها مرة أخرى.',
  },
  passedOn: 'هذه المحادثة مع أحد أفراد فريقنا، وقد وصلته رسالتكم.',
  when: answerMoment,
};
