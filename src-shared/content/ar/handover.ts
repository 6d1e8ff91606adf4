import type { HandoverContent } from '../en/handover.ts';
import { isolated } from '../isolated.ts';
import { otherForm } from './forms/other.ts';
import { answerMoment } from './office-hours.ts';

export const handover: HandoverContent = {
  ask: 'التحدث إلى موظف',
  asking: 'لحظة من فضلكم...',
  waiting: {
    title: 'نبحث عن زميل متاح',
    text: 'يمكنكم الكتابة من الآن.',
    left: (time) => `بحد أقصى ${isolated(time)}.`,
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
    title: 'الإجابة بالبريد الإلكتروني',
    promise: (when) => `اتركوا بريدكم الإلكتروني، ويجيبكم فريقنا ${when}. ويستطيع الفريق قراءة هذه المحادثة.`,
    close: 'ليس الآن',
    content: otherForm,
    done: {
      title: 'سؤالكم لدى فريقنا',
      text: (when, email) => `يجيبكم أحد أفراد الفريق ${when} على ${isolated(email)}. ويمكنكم متابعة الحديث مع جو.`,
      close: 'العودة إلى المحادثة',
    },
    reopened: {
      title: 'أعدنا فتح سؤالكم',
      text: (when, email) =>
        `سبق أن طرحتم هذا السؤال، فأبلغنا فريقنا بأنكم تسألون مجددًا. يجيبكم أحد أفراد الفريق ${when} على ${isolated(email)}.`,
    },
  },
  notices: {
    waiting: 'طلبتم التحدث إلى موظف، وقد أبلغنا الفريق.',
    joined: (name) => `انضم إلى المحادثة: ${isolated(name)}.`,
    left: (name) => `غادر المحادثة: ${isolated(name)}. عاد جو إليكم.`,
    lost: (name) => `انقطع الاتصال بـ${isolated(name)}. عاد جو إليكم.`,
    ended: (name) => `أنهيتم المحادثة مع ${isolated(name)}. عاد جو إليكم.`,
    cancelled: 'لم تعودوا في انتظار موظف. عاد جو إليكم.',
    promised: (when) => `لا أحد متاح الآن، وعاد جو إليكم. يجيبكم فريقنا بالبريد الإلكتروني ${when}.`,
    sent: (when) => `تركتم بريدكم الإلكتروني. يجيبكم فريقنا بالبريد الإلكتروني ${when}.`,
  },
  refused: {
    too_many: 'رسائل كثيرة في وقت قصير. انتظروا لحظة من فضلكم.',
    no_person: 'عادت المحادثة إلى جو، فلم تُرسل رسالتكم. أرسلوها مرة أخرى من فضلكم.',
    other: 'لم تُرسل رسالتكم. أرسلوها مرة أخرى من فضلكم.',
  },
  passedOn: 'هذه المحادثة مع أحد أفراد فريقنا، وقد وصلته رسالتكم.',
  when: answerMoment,
};
