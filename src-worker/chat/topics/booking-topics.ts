import { besideDay, dayWords } from './day-words.ts';
import { productWords } from './products.ts';
import type { Topic } from './topic.ts';
import type { Way } from './words.ts';

const days =
  'today tomorrow day date time week next weekend monday friday saturday sunday morning afternoon evening noon hour اليوم باجر باكر بكره بكرا يوم وقت ساعه الاسبوع الجاي جمعه سبت احد اثنين صباح مساء';
const when =
  'today tomorrow tuesday wednesday thursday friday saturday sunday monday morning afternoon week am pm 1pm 2pm 3pm 4pm 5pm 9am 10am 11am 12pm اليوم باجر باكر بكره بكرا ساعه اسبوع احد اثنين ثلاثاء اربعاء خميس جمعه سبت صباح صبح مساء عصر ظهر';

export const moving: Topic = {
  id: 'moving',
  ways: [
    [
      '~cancel ~move ~reschedule ~postpone change edit ~الغاء ~تغيير ~تاجيل',
      '~demo ~appointment interview meeting slot ~ديمو ~موعد حجز حجزي مقابلة اجتماع',
    ],
    ['move reschedule cancel postpone', 'it'],
    ['when متى امتى', 'my حجزي موعدي ديمو', 'demo appointment meeting booking حجزي موعدي ديمو'],
    ['cant cannot ما مقدر', 'come attend اجي احضر', when],
  ],
  beside: `${days} ${when} last link it to actually my`,
  sections: ['schedule-demo/next/3'],
  actions: ['contact_support'],
};

const arabicOpening =
  'دوام دوامكم دوامكن تداومون تداوموا مداومين تفتحون تفتحوا بتفتحوا بتفتحون فاتح فاتحين مفتوح مفتوحين تسكرون تسكروا بتسكروا مسكر مسكرين تبندون مبندين تقفلون تقفلوا بتقفلوا مقفل مقفلين قافلين تغلقون مغلق مغلقين معطلين';
const opening = `open opened close closed shut ${arabicOpening}`;

export const hours: Topic = {
  id: 'hours',
  ways: [
    ['hours'],
    [arabicOpening],
    [opening, 'you your u ur is are r office when wen on until till متى'],
    [opening, dayWords],
    ['timing ساعات اوقات مواعيد', 'office work business opening عمل عملكم'],
    ['يفتح يغلق يقفل يسكر', 'مكتب مكتبكم متى'],
    ['you u your ur office team staff guys anyone anybody', 'work working operate', dayWords],
    ['تشتغلون تشتغلوا بتشتغلوا بتشتغلون شغالين تعملون تعملوا', dayWords],
    ['anyone anybody someone somebody team staff احد حد', 'office مكتب مكتبكم', dayWords],
    ['can could may like want', 'i we', 'come visit drop stop pass walk swing', dayWords],
    ['اجي نجي ازور نزور امر نمر', 'مكتب مكتبكم', dayWords],
    ['ازوركم نزوركم اجيكم نجيكم امركم نمركم', dayWords],
    ['holiday اجازه اجازتكم عطله', 'you your عندكم لديكم تاخذون', dayWords],
  ],
  beside: `${besideDay} office work business opening late early public official رسمي رسميه مكتب`,
  sections: ['hours'],
  actions: ['contact_team'],
};

export const demo: Topic = {
  id: 'booking',
  ways: [['~demo ~ديمو']],
  beside: `${productWords} ${days} book arrange online free slot حجز عرض`,
  sections: ['schedule-demo/intro', 'demo-hours'],
  actions: ['schedule_demo'],
};

export const booking: Topic = {
  id: 'booking',
  ways: [
    [
      'book schedule arrange reserve +حجز +رتب +ترتيب +نسق +تنسيق +حدد +تحديد +نظم +تنظيم +جدول +عقد',
      'appointment meeting call session عرض +موعد +اجتماع +لقاء +مقابله +مكالمه +جلسه ميتنق ميتنج ميتينج',
    ],
    [
      'meeting appointment call +اجتماع +موعد +لقاء +مكالمه',
      'want wanna lets ابي ابغى نبي نبغى ابا ودي ودنا بدي بدنا عايز عايزين حابب حابين اريد نريد اود نود ارغب نرغب ممكن يمكنني يمكننا اقدر نقدر',
    ],
    ['can could may', 'have hold set do', 'meeting appointment call'],
    ['call ring اتصلوا كلموني دقوا تتصلون تتصلوا', 'me us back فيني بي بنا علي علينا'],
    ['hop jump quick', 'call zoom teams meeting'],
    ['book reserve schedule arrange set fix احجز احجزوا حجز نحجز رتبوا', when],
    ['free available availability slot فاضي فاضين متاح متاحين وقت معاد', when],
    ['slot معاد'],
    [
      'meet اقابل نقابل اقابلكم نقابلكم تقابلون نتقابل +لتقي +التقي +جتمع +اجتماع +جلس +لقاء',
      'next week can could اقدر نقدر ممكن يمكنني يمكننا الاسبوع معكم معاكم وياكم +فريق ابي ابغى نبي نبغى ودي ودنا بدنا حابين اريد نريد اود نود',
    ],
    ['meeting مييتنق ميتنج ميتينج', when],
    ['show walk', 'me us', 'product platform through works around action'],
  ],
  beside: `${days} ${when} me us you something up lets zoom teams product book arrange online free slot حجز عرض`,
  sections: ['schedule-demo/intro', 'demo-hours'],
  actions: ['schedule_demo'],
};

/** Words for the demo that was booked in the same conversation. */
export const changesOfBooked: readonly Way[] = [
  [
    'make put set shift push bring change switch move reschedule postpone delay خل خله خليه خليها خلها خلوه حطه حطها حولوه انقله انقلها اجله اجلها اجلوه غيره غيرها غيروه بدله قدمه نغيره نأجله',
    `${when} it later earlier another different ثاني ثانيه`,
  ],
  ['cancel الغ الغه الغي الغيه الغيها الغوه كنسل كنسله'],
  ['when time where متى امتى كم وين فين', 'demo meeting appointment booking booked موعدي موعدنا حجزي حجزنا ديمو العرض'],
  ['what', 'time', 'it'],
  ['cant cannot wont مقدر', 'make come attend احضر اجي'],
];
