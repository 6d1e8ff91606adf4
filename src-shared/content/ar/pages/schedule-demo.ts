import { brand } from '#shared/brand.ts';
import type { ScheduleDemoContent } from '../../en/pages/schedule-demo.ts';
import { commitments } from '../commitments.ts';
import { demoForm, demoNotes, estimateNote, requestedPlan, sampleNote } from '../forms/demo.ts';
import { officeContact } from '../office-hours.ts';
import { place } from '../place.ts';
import { slotPicker } from '../slot-picker.ts';

const scheduleDemo: ScheduleDemoContent = {
  meta: {
    title: 'احجزوا عرضًا توضيحيًا (ديمو) مع مهندس',
    description: `شاهدوا منتجات ${brand.arabicName} على بياناتكم. اختاروا اليوم والوقت بتوقيت الخليج، ويُحجز الموعد المتاح لكم عند الإرسال.`,
  },
  eyebrow: 'عرض توضيحي',
  title: 'شاهدوا النتيجة على\u00a0بياناتكم.',
  lead: `${commitments.demo} مع مهندس، لا مع شرائح عرض.`,
  formTitle: 'احجزوا عرضكم التوضيحي',
  form: demoForm,
  notes: demoNotes,
  estimateNote,
  requestedPlan,
  sampleNote,
  picker: slotPicker,
  next: {
    title: 'ماذا يحدث بعد ذلك؟',
    steps: [
      { title: 'تصلكم رسالة فورًا', text: 'فيها حجزكم وملف لتقويمكم، أو الموعد الذي طلبتموه إن تعذّر حجزه.' },
      {
        title: 'يقرأ مهندس طلبكم',
        text: `يستعد لكم من يعرف مجالكم، وإن لم يُحجز موعد بعد اقترحنا عليكم موعدًا ${commitments.reply}.`,
      },
      {
        title: 'نلتقي',
        text: 'عبر الفيديو أو في مكتبنا في دبي، بالعربية أو الإنجليزية، بلا أي التزام. ومن رابط في الرسالة يمكنكم تغيير الموعد أو إلغاؤه.',
      },
    ],
  },
  contact: {
    title: 'هل تفضّلون التحدث إلينا أولًا؟',
    text: officeContact,
    place,
    whatsapp: 'واتساب',
  },
};

export default scheduleDemo;
