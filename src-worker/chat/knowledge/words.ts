import { normalize } from '../../../src-shared/search/normalize.ts';

const english = `
a about after all also am an and any anybody anyone anything are around as at be been before being but by can come comes could
did do does doing dont each either else ever every everything few for from further get gets getting give go goes going got had has
have having he her here hers him his how however i if im in into is isnt it its itself just let lets like ll lot made make makes
may maybe me might mine more most much must my myself nor not now of off on once one only or other others our ours out over own
per re same shall she should so some somebody someone something still such than that thats the their theirs them then there these
they thing things this those through to too u under until up upon us ve very via was we well were what whats when where which
while whom whose why will with without would yes yet you your yours yourself

able actually already always away back best better both currently different e g eg etc exactly especially ie long near possible
quite really right sure

allow ask can count counts cover covers covered explain find give help include included includes involve keep kind know list look
looking main mean means need needs offer offered offers please pls possible provide provided provides say see show support
supports supported take takes tell thank thanks thx try type types use used user uses using want wants website site wish wonder
wondering work works working write wrote understand understands speak

hello hi hey good morning evening afternoon bye goodbye welcome great nice cheers ok okay joe guys no
`;

const arabic = `
من ما ماذا متى أين كيف لماذا لم لا لن هل أي أية إلى على عن في مع ب ل ك و ف أو أم ثم حتى إذا إن أن أنا نحن أنت أنتم أنتن هو هي هم
هن هذا هذه هؤلاء ذلك تلك الذي التي الذين اللاتي اللي كل بعض غير سوى بين عند عندكم عندك عندي عندنا لدى لديكم لديك لدي لدينا لديها
لكم لك لي لنا له لها لهم فيها فيه فيهم فيكم منها منه منهم منكم منك عليه عليها معكم معك معي معنا معهما معها معه بها به بكم_ بك إليكم
كان كانت يكون تكون كنت قد لقد ليس ليست يوجد توجد هناك هنا أو أما مما عما كما لكن عنده فقط أيضا كذلك جدا الآن حاليا دون بدون ضد
خلال بعد قبل فوق تحت حول منذ أكثر أقل شيء بشيء شي أشياء مثل مثلا نوع أنواع بشأن بخصوص حسب جميع أول

أريد نريد أرغب نرغب أود نود أحتاج نحتاج أبغى نبغى أبي نبي تبون ابا حاب ودي لازم ممكن يمكن يمكنه يمكنها يمكنكم يمكنك يمكنني يمكننا
أستطيع يستطيع تستطيع نستطيع تستطيعون أقدر نقدر تقدرون يقدر سمحت سمحتم فضلك فضلكم رجاء الرجاء أرجو أخبرني أخبروني قل قولوا اشرح
أعطني أعطوني عطني عطوني هات وضح وضحوا المقصود معنى يعني تقدمون تقدمونها توفرون توفر تدعم تدعمون تستخدمون تستخدمونها نستخدم
تشمل يشمل تتعاملون اكتب اكتبوا تفهم تفهمون تتكلمون أفضل أحسن يفعل تفعلون فعل فعله يحدث أحصل نحصل الموقع موقعكم يعمل تعمل

شو وشو شنو وش ايش ليش وين مين شلون كيفية كذا هيك ولا بس انتو انتوا تسوون تسوي نسوي نحط عشان علشان

مرحبا أهلا اهلين هلا هلو السلام عليكم وعليكم ورحمة الله وبركاته صباح مساء الخير النور شكرا مشكور مشكورين تسلم يسلمو وداعا جو نعم
`;

export const stopWords: ReadonlySet<string> = new Set(normalize(english + arabic).split(/\s+/));

/** The first word alone means something else. */
export const compounds: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/لوح(?:ه|ات) (?:ال)?(?:معلومات|تحكم|قياده)/g, 'داشبورد'],
  [/رس(?:م|وم) (?:ال)?بياني(?:ه)?/g, 'مخطط'],
];

/** One meaning a line, in either language. Only Arabic plurals that change the word need an entry of their own. */
export const synonyms: readonly string[] = [
  'price pricing cost fee charge tariff',
  'quote quotation estimate',
  'free gratis complimentary',
  'job career hiring hire vacancy position employment recruit recruiting',
  'internship intern trainee',
  'salary wage compensation',
  'vacation holiday leave',
  'remote remotely home',
  'office address location located headquarters',
  'phone telephone call mobile whatsapp',
  'mail email',
  'contact reach',
  'customer client',
  'team staff employee colleague',
  'demo demonstration',
  'book schedule appointment reserve booking',
  'move reschedule postpone',
  'delete erase remove deletion erasure',
  'verify verification check validation screening',
  'identity id kyc',
  'detect detection recognise spot',
  'fake forged forgery counterfeit tamper fraud',
  'accuracy accurate precise precision',
  'uptime availability sla',
  'host hosting residency',
  'ksa saudi',
  'uae emirates',
  'sso saml oidc',
  'integrate integration connect connector plugin',
  'law legal jurisdiction',
  'programming coding code programmer',
  'developer engineer',
  'paper publication published publish',
  'university academic research researcher',
  'hospital clinic healthcare medical health patient',
  'factory manufacturing industrial',
  'bank banking fintech',
  'industry sector',
  'service solution',
  'ecommerce commerce shop store retail',
  'compare comparison',
  'forecast predict prediction predictive',
  'invest investor investment',
  'partner partnership',
  'human person people',
  'approve approval',
  'crypto cryptocurrency bitcoin',
  'newsletter subscribe subscription',
  'reply answer response respond',
  'hour open time',
  'quick quickly fast soon',
  'monday tuesday wednesday thursday friday saturday sunday weekend weekday',
  'process step phase stage',
  'figure number many size',
  'cv resume curriculum',
  'apply application',
  'company business organisation organization',
  'online video virtual',
  'limit cap restrict',
  'requirement qualification',
  'cancel cancellation',
  'benefit perk',
  'كم عدد أرقام حجم',
  'سعر أسعار تسعير تكلفة كلفة تكاليف بكم رسوم',
  'مجاني مجانا ببلاش بلاش',
  'وظيفة وظائف توظيف توظفون شاغر شواغر شغل اشتغل',
  'متدرب تدريبي',
  'طالب طلاب طلبة',
  'راتب رواتب',
  'إجازة عطلة عطل',
  'مكتب مقر عنوان',
  'هاتف تلفون تليفون جوال موبايل اتصل واتساب رقم',
  'بريد ايميل',
  'تواصل أتواصل نتواصل',
  'عميل عملاء زبون زبائن',
  'موظف موظفون فريق',
  'توضيحي ديمو',
  'حجز أحجز نحجز احجزوا',
  'موعد مواعيد وقت',
  'تغيير تعديل تأجيل',
  'إلغاء ألغي كنسل تلغون',
  'حذف أحذف امسح مسح محو',
  'تحقق تتحققون',
  'وثيقة وثائق مستند',
  'كشف يكتشف تكتشفون اكتشاف',
  'مزور تزوير تلاعب احتيال',
  'استضافة تستضيفون نستضيف',
  'تكامل تتكاملون ربط نربط متصلة',
  'شيفرة كود',
  'مبرمج مطور',
  'ورقة أوراق بحثية منشورات نشرتم',
  'جامعة باحث أبحاث بحث',
  'مستشفى صحي صحة',
  'مصنع مصانع تصنيع صناعة',
  'بنك بنوك مصرف مصارف',
  'خدمة حل حلول',
  'متجر متاجر محلات',
  'مقارنة أقارن نقارن يقارن تقارن',
  'مستثمر استثمار استثماري',
  'شريك شراكة شركاء',
  'نصيحة مشورة استشارة',
  'موافقة يوافق نوافق',
  'سعودية المملكة',
  'نموذج نماذج',
  'رسالة رسائل',
  'شخص أشخاص',
  'معيار معايير',
  'دولة دول',
  'يوم أيام',
  'أحد اثنين ثلاثاء أربعاء خميس جمعة سبت',
  'عقد عقود',
  'فاتورة فواتير',
  'سوق أسواق',
  'تقرير تقارير',
  'مشروع مشاريع',
  'نظام أنظمة',
  'وكيل وكلاء',
  'جواز جوازات',
  'رد تردون نرد يجيب',
  'خطوة منهج مرحلة',
  'عائلة أسرة',
  'متطلبات شروط مؤهلات',
  'إلكترونيات الإلكترونيات',
  'بعد بيت منزل',
  'أونلاين انترنت فيديو',
  'تأشيرة فيزا',
  'لينكدإن linkedin',
  'تويتر twitter',
  'كوكيز ارتباط',
  'أوراكل oracle',
  'نماذج نموذج موديل',
  'تقديم أقدم نقدم تقدم',
  'ساعة ساعات دوام تداومون تفتحون',
];
