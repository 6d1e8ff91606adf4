import type { TopicAnswers } from '#shared/content/en/topic-answers.ts';
import type { SuggestedAction } from '#shared/contracts/chat.ts';
import { notOnSite } from './not-on-site.ts';
import { productWords } from './products.ts';
import type { Way } from './words.ts';

/** Those without a text of their own quote a section. */
export type TopicId =
  | Exclude<
      keyof TopicAnswers,
      | 'quote'
      | 'nearest'
      | 'afterHours'
      | 'byQuote'
      | 'officeDay'
      | 'planFeature'
      | 'also'
      | 'askTeam'
      | 'missedAgain'
      | 'failed'
      | 'otherPrices'
      | 'yourDemo'
      | 'currencies'
    >
  | 'jobs'
  | 'services'
  | 'privacy'
  | 'data'
  | 'certificates'
  | 'tax'
  | 'aboveLimit'
  | 'joe';

export interface Topic {
  id: TopicId;
  ways: readonly Way[];
  /** Words that may stand beside those of the ways. With any other word, the question is one for the search. */
  beside?: string;
  /** One of the ways is enough, whatever stands beside it. */
  anywhere?: true;
  /** Even words that the search ignores must be among those of the ways or beside them. */
  everyWord?: true;
  /** Ids of the sections that say more. */
  sections?: readonly string[];
  /** The first section is the answer. */
  quotes?: true;
  actions?: readonly SuggestedAction[];
}

const days =
  'today tomorrow day date time week next weekend monday friday saturday sunday morning afternoon evening noon hour اليوم باجر باكر بكره بكرا يوم وقت ساعه الاسبوع الجاي جمعه سبت احد اثنين صباح مساء';
const when =
  'today tomorrow tuesday wednesday thursday friday saturday sunday monday morning afternoon week am pm 1pm 2pm 3pm 4pm 5pm 9am 10am 11am 12pm اليوم باجر باكر بكره بكرا ساعه اسبوع احد اثنين ثلاثاء اربعاء خميس جمعه سبت صباح صبح مساء عصر ظهر';
const place =
  'where wheres which ~country ~region ~uae ~dubai ~saudi ~gulf abroad outside europe local وين اين فين ~دولة ~الامارات ~سعودية خليج برا خارج دبي';
const courtesies =
  'joe جو dear sir hi hello hey good morning evening afternoon there thanks thank you very much please everyone team all bro man يا هلا مرحبا السلام عليكم شكرا لكم لك اخوي حبيبي';
const planNames = 'starter growth scale الانطلاق النمو التوسع جروث سكيل';

/** The first topic that fits answers, so narrow ones come first. */
export const topics: readonly Topic[] = [
  { id: 'notOnSite', ways: notOnSite, anywhere: true, actions: ['contact_team'] },
  {
    id: 'moving',
    ways: [
      [
        '~cancel ~move ~reschedule ~postpone change edit ~الغاء ~تغيير ~تاجيل',
        '~demo ~appointment interview meeting slot ~ديمو ~موعد حجز حجزي مقابلة اجتماع',
      ],
      ['move reschedule cancel postpone', 'it'],
      ['when متى امتى', 'my حجزي موعدي ديمو', 'demo appointment meeting booking حجزي موعدي ديمو'],
    ],
    beside: `${days} ${when} last link it to actually my`,
    sections: ['schedule-demo/next/3'],
    actions: ['contact_support'],
  },
  {
    id: 'application',
    ways: [
      [
        'withdraw replace correct change update edit delete remove wrong اسحب سحب ابدل استبدل استبدال اغير تغيير تعديل اعدل احذف امسح غلط',
        'cv resume application سيره سيرتي طلبي تقديمي السيفي',
      ],
    ],
    beside: 'job my sent upload uploaded submitted attached already can i new file ذاتيه توظيف وظيفه رفعت ارسلت جديده',
    sections: ['my-data/intro', 'contact/topics/3'],
  },
  {
    id: 'tax',
    ways: [['~vat ضريبه ضريبيه', 'invoice receipt bill فاتوره فواتير']],
    beside: 'issue give get send tax include عندكم تعطون تصدرون',
    sections: ['pricing/terms/3', 'pricing/start/3'],
    quotes: true,
    actions: ['contact_team'],
  },
  {
    id: 'aboveLimit',
    ways: [
      [
        'over above exceed beyond extra more reach hit نتجاوز تجاوزنا تعدينا زياده خلصنا فوق',
        'operation limit quota عمليه عمليات حد',
      ],
      ['use used run ran', 'up out all', 'operation limit quota'],
    ],
    beside: 'go happen happens plan month monthly starter growth scale شهر باقه ايش يصير لو',
    sections: ['pricing/terms/2', 'pricing/plans'],
    quotes: true,
    actions: ['contact_team'],
  },
  {
    id: 'endingPlan',
    ways: [
      [
        'cancel stop end terminate quit الغي الغاء اوقف نوقف ننهي',
        'plan subscription contract package باقه اشتراك اشتراكي عقد',
      ],
    ],
    beside: 'my our any time anytime early before month year paid how starter growth scale شهر سنه وقت اي متى',
    sections: ['pricing/terms', 'privacy/rights'],
    actions: ['contact_team'],
  },
  {
    id: 'smallBusiness',
    ways: [
      [
        'small little tiny صغير صغيره',
        'shop store business company restaurant cafe bakery محل متجر شركه مشروع مطعم دكان',
      ],
      ['own run have', 'shop store restaurant cafe bakery'],
      ['عندي عندنا', 'محل متجر بقاله دكان مطعم كافيه'],
    ],
    beside:
      'riyadh dubai jeddah city what bring help offer do me us for my a family customer الرياض بالرياض جده دبي وش تقدرون تسوون تفيدوني تنفعني اقدر استفيد',
    sections: ['lagentry/cards-2', 'uae-ecommerce-aggregator/feature-list/2', 'ai-data-analyst/intro'],
    actions: ['schedule_demo'],
  },
  {
    id: 'certificates',
    ways: [
      ['certified certificate certification accredited accreditation شهادة شهادات ~معتمد'],
      ['iso soc soc2 hipaa gdpr ايزو سوك', 'are have hold got comply compliant عندكم لديكم معكم'],
    ],
    beside: 'iso soc soc2 27001 9001 gdpr hipaa ايزو سوك type security company compliance compliant شركه الامن معلومات',
    sections: ['trust/certificates', 'privacy/rights'],
    quotes: true,
    actions: ['contact_team'],
  },
  {
    id: 'privacy',
    ways: [
      [
        'data information details بيانات بياناتي بياناتنا معلوماتي معلوماتنا',
        'see view download delete erase remove sell share leak protect safe private تبيعون تشاركون امسحوا احذفوا تحذفون اشوف آمنة سرية',
      ],
      ['what', 'do', 'with', 'data'],
    ],
    beside: 'personal store company شركه',
    sections: ['privacy/in-short', 'my-data/intro'],
    quotes: true,
  },
  {
    id: 'data',
    ways: [
      ['~data ~server ~بيانات ~سيرفر', place],
      ['residency residence', '~data'],
    ],
    beside:
      'store keep host save located leave stay live reside cloud inside customer company حفظ تخزين استضافة تبقى تطلع تروح موجودة شركه داخل',
    sections: ['trust/data', 'product-security/products', 'enterprise/cards/2'],
    quotes: true,
    actions: ['contact_team'],
  },
  {
    id: 'onPremise',
    ways: [
      ['premise onprem onpremise بريمس بريمايس'],
      ['self selfhosted', '~host selfhosted'],
      ['our own', 'server datacenter network', 'install run deploy host on'],
      ['سيرفراتنا خوادمنا سيرفرنا شبكتنا', 'على في داخل عندنا'],
      ['private خاصة', 'cloud سحابة'],
    ],
    beside:
      'install run deploy hosting option version company solution software نشغل تشغيل تركيب نركب يشتغل تركبون نظام سحابتنا',
    sections: ['enterprise/cards/2', 'marketeye/faq/3'],
    quotes: true,
    actions: ['contact_team'],
  },
  {
    id: 'plans',
    ways: [
      ['plan package tier باقة باقات باقاتكم خططكم'],
      ['difference compare comparison vs versus between ~فرق بين', planNames],
      ['growth النمو جروث', 'scale starter التوسع الانطلاق سكيل'],
      ['starter', 'scale'],
    ],
    beside: `${planNames} price month year startup monthly choose better والتوسع والنمو شهري نوع subscription اشتراك`,
    sections: ['pricing/plans', 'pricing/terms'],
    actions: ['get_quote'],
  },
  {
    id: 'prices',
    ways: [
      ['~price ~expensive ~cheap ~سعر ~غالي ~رخيص يكلف يكلفني يكلفنا تكلف كلفه'],
      ['how', 'much'],
      ['كم كام many', 'دولار درهم ريال dollar buck'],
      ['~quote ~كوتيشن تسعير'],
      ['عرض', 'سعر اسعار مالي ومالي'],
      ['free مجاني مجانية مجانا ببلاش بلاش'],
    ],
    beside: `${productWords} plan month year startup monthly annual start trial version product service solution company small business usd aed sar riyal dirham dollar official تجربة نسخة ريال بالريال درهم بالدرهم دولار علي علينا رسمي فني شهر سنه منتج خدمه نظام شركه اشتراك`,
    sections: ['pricing/plans', 'pricing/terms'],
    actions: ['get_quote'],
  },
  {
    id: 'hours',
    ways: [['hours open opened close closed دوام دوامكم تداومون تفتحون تسكرون تبندون فاتحين مفتوحين']],
    beside: `${days} office work business opening عمل اوقات مكتب الحين رمضان العيد ramadan eid`,
    sections: ['hours'],
    actions: ['contact_team'],
  },
  {
    id: 'booking',
    ways: [['~demo ~ديمو']],
    beside: `${productWords} ${days} book arrange online free slot حجز عرض`,
    sections: ['schedule-demo/intro', 'demo-hours'],
    actions: ['schedule_demo'],
  },
  {
    id: 'booking',
    ways: [
      ['book schedule arrange reserve حجز احجز نحجز', 'appointment meeting call session موعد اجتماع عرض مكالمه'],
      [
        'meeting appointment call اجتماع موعد مكالمه',
        'want wanna lets ابي ابغى نبي نبغى ابا بدي اريد نريد اود نود ممكن',
      ],
      ['can could may', 'have hold set do', 'meeting appointment call'],
      ['call ring اتصلوا كلموني دقوا', 'me us back فيني'],
      ['hop jump quick', 'call zoom teams meeting'],
      ['book reserve schedule arrange set fix احجز احجزوا حجز نحجز رتبوا', when],
      ['free available availability slot فاضي فاضين متاح متاحين وقت معاد', when],
      ['slot معاد'],
      ['meet نتقابل نلتقي اقابلكم نقابلكم نجتمع اجتمع', 'next week can could اقدر نقدر ممكن الاسبوع فريق فريقكم معكم'],
      ['meeting مييتنق ميتنج ميتينج', when],
      ['show walk', 'me us', 'product platform through works around action'],
    ],
    beside: `${days} ${when} me us you something up lets zoom teams product book arrange online free slot حجز عرض`,
    sections: ['schedule-demo/intro', 'demo-hours'],
    actions: ['schedule_demo'],
  },
  {
    id: 'person',
    ways: [
      [
        'human person people someone somebody anyone sales manager supervisor agent representative rep operator advisor employee support team boss موظف انسان شخص احد حد بشر مدير مسؤول مندوب ممثل فريق مبيعات',
        'talk speak chat connect transfer call put pass hand اكلم كلم اتكلم نتكلم يتصل يكلم يدق تواصل اتواصل احكي حولوني حولني وصلني وصلوني ودوني ودني اكلمكم',
      ],
      ['real actual live حقيقي', 'human person people someone agent انسان شخص موظف'],
      [
        'human person someone agent manager supervisor representative rep operator موظف مدير مسؤول',
        'need want get give please ابي ابغى نبي عايز عاوز بدي اريد احتاج',
      ],
      ['خدمه', 'عملاء زباين'],
    ],
    beside:
      'real live team account customer service department who know help me line phone directly خدمه عملاء حقيقي فيني خلوا حق مبيعات عن مباشره لو فضلك',
    sections: ['contact'],
    actions: ['contact_team'],
  },
  {
    id: 'anger',
    ways: [
      [
        'useless stupid terrible awful rubbish garbage nonsense ridiculous frustrated frustrating annoyed annoying angry complaint complain idiot hopeless pathetic غبي زفت سيء شكوى اشتكي محبط تعبتوني مستفز فاشل',
      ],
      ['not dont didnt doesnt wrong مو مش ما', 'help helpful answer understand جاوبت فهمت تفهم تساعد'],
    ],
    beside: 'bot robot chat joe service ever wrong answer question time waste جو خدمه بوت رد سؤال',
    sections: ['contact'],
    actions: ['contact_team'],
  },
  {
    id: 'contact',
    ways: [
      ['office headquarters location located based مقر مقركم مكتب مكتبكم مكاتب وينكم مكانكم موقعكم عنوانكم لوكيشن'],
      ['branch فرع فروع'],
      ['~phone number whatsapp email رقم رقمكم ايميل ايميلكم واتس واتساب جوال هاتف تلفون'],
      ['contact reach تواصل اتواصل نتواصل التواصل اوصلكم اتصل'],
      ['call', 'you me us'],
    ],
    beside:
      'address office mobile mail city country map team company dubai riyadh jeddah saudi uae abu dhabi بريد عنوان الرياض بالرياض جده دبي السعوديه الامارات ابوظبي شركه بالضبط خريطه فريق مع بل',
    sections: ['contact'],
    actions: ['contact_team'],
  },
  {
    id: 'jobs',
    ways: [['~job ~career ~internship ~وظيفة ~متدرب شغل توظفون تدريب'], ['join انضم', 'team you us لكم فريقكم']],
    beside:
      'open apply opening available now new company dubai work look search ادور ابحث مفتوحه متاحه حاليا شاغره دبي شركه',
    sections: ['careers/positions'],
    actions: ['view_careers'],
  },
  {
    id: 'services',
    ways: [['service services خدمه خدمات خدماتكم']],
    beside: 'list your company kind شركه شركتكم نوع',
    sections: ['company/solutions'],
    actions: ['schedule_demo'],
  },
  {
    id: 'products',
    ways: [['product منتج منتجات منتجاتكم'], ['platform منصه منصتكم'], ['no', 'code']],
    beside: 'list sell make build offer six قائمه تبيعون',
    sections: ['products/intro'],
    actions: ['check_website', 'schedule_demo'],
  },
  {
    id: 'joe',
    ways: [
      ['bot robot chatbot ai machine روبوت', 'you u are انت enta anta human انسان'],
      ['human real انسان حقيقي', 'you u انت enta anta'],
      ['joe bot جو', 'right wrong mistake correct hallucinate accurate reliable trust صح غلط يغلط يخطئ'],
    ],
    beside:
      'bot robot chatbot human real person machine always sometimes info دايم دايما حقيقي انسان شخص ensan wla ولا',
    sections: ['terms/joe'],
    quotes: true,
  },
  {
    id: 'about',
    ways: [
      ['what wat', 'do', 'you u your'],
      ['rihla رحله'],
      ['شو وش شنو ايش ماذا ما', 'تسوون تسوي شغلكم نشاطكم تعملون تفعلون تشتغلون تقدمون تبيعون'],
      ['who مين من', 'you انتم انتو انتوا'],
      ['about عن', 'company yourself yourselves شركتكم الشركة نفسكم'],
    ],
    beside: 'company business exactly شركة بالضبط شخباركم',
    sections: ['company/intro', 'products/intro'],
    actions: ['check_website', 'schedule_demo'],
  },
  {
    id: 'why',
    ways: [
      ['different better unique special stand choose pick instead', 'you your rihla others competitors'],
      ['why', 'you rihla'],
      ['ليش لماذا ليه', 'نختاركم اختاركم انتم انتو'],
      ['يميزكم مميزاتكم تتميزون'],
    ],
    beside: 'how what makes are is other company competitors why should we i than from than كيف وش شنو غيركم دون عن',
    sections: ['home/cards'],
    actions: ['schedule_demo'],
  },
  {
    id: 'salam',
    everyWord: true,
    ways: [['salam salaam salamu assalam assalamu السلام']],
    beside: `${courtesies} alaikum alaykum aleikum 3alaykum 3alaikum عليكم الله ورحمه وبركاته`,
    actions: ['check_website', 'schedule_demo'],
  },
  {
    id: 'thanks',
    everyWord: true,
    ways: [['thanks thank thx ty shukran شكرا مشكور مشكورين تسلم تسلمون يعطيك يعطيكم جزاك ممنون']],
    beside: `${courtesies} appreciate that this was it is all of great help helpful much very so lot for your time answer good العافيه الله خير جزيلا كثيرا لك لكم علي على`,
  },
  {
    id: 'greeting',
    everyWord: true,
    ways: [
      ['hi hello hey marhaba hala morning evening afternoon مرحبا مرحبتين هلا هلو هاي اهلا اهلين صباح مساء حياكم'],
      ['how كيف شلون', 'are حال حالك حالكم'],
      ['شلونك شلونكم شخبارك شخباركم كيفك كيفكم'],
      ['help question سؤال استفسار مساعدة ساعدوني'],
    ],
    beside: `${courtesies} i have one got ask need want me with something you can could some a quick is it going things today are doing u عندي ابي ابغى بغيت لدي اريد ممكن اسال اليوم النور والله الله الخير عليكم`,
    actions: ['check_website', 'schedule_demo'],
  },
  {
    id: 'acknowledgement',
    everyWord: true,
    beside: `${courtesies} i see got it understood that is good will do then fine all right والله`,
    ways: [['ok okay great nice cheers bye goodbye yes no cool نعم لا تمام اوكي طيب زين وداعا حلو ممتاز خلاص']],
  },
];

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

export const topicWords = topics.flatMap(({ ways, beside = '' }) => [...ways.flat(), beside]).join(' ');
