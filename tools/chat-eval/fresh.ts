import type { Locale } from '../../src-shared/locales.ts';

export interface FreshQuestion {
  /** The visitor's messages: the last one is judged. */
  messages: [string, ...string[]];
  /** The answer has one of these, whatever the case of its letters. */
  says: string[];
  /** The page that answers. */
  page: string;
}

/** Questions of a head of customer experience. They only measure: no one tunes the search or the topics on them. */
export const freshQuestions: Record<Locale, FreshQuestion[]> = {
  en: [
    // Support
    {
      messages: ['how quickly does support get back to us on the growth plan'],
      says: ['Replies within one working day'],
      page: '/pricing',
    },
    { messages: ['what support do we get for free'], says: ['Help pages and email'], page: '/pricing' },
    {
      messages: ['our users cannot log in to your website form, where do we report a problem'],
      says: ['Begin the subject with', 'hello@rihla.example'],
      page: '/trust',
    },
    { messages: ['is anyone watching the service at night'], says: ['24/7'], page: '/product-security' },
    // Security
    { messages: ['will you sign a DPA with us'], says: ['data processing agreement'], page: '/product-security' },
    {
      messages: ['do you share pen test reports'],
      says: ['penetration tests? Set out in your contract', 'Set out in your contract'],
      page: '/product-security',
    },
    {
      messages: ['is my conversation used to train your models'],
      says: ['never train shared models', 'train shared models on our data? No'],
      page: '/',
    },
    {
      messages: ['can we get single sign on with the middle plan'],
      says: ['Growth: No', 'from Scale', 'Scale: Yes', 'no'],
      page: '/pricing',
    },
    {
      messages: ['can it be hosted in saudi arabia'],
      says: ['In Enterprise contracts', 'UAE, KSA or your own cloud'],
      page: '/product-security',
    },
    { messages: ['how long do you retain chat transcripts'], says: ['90 days'], page: '/trust' },
    { messages: ['who are your subprocessors'], says: ['Cloudflare', 'sub-processors? Set out'], page: '/trust' },
    {
      messages: ['do you have an audit log that goes to our SIEM'],
      says: ['exportable to your SIEM'],
      page: '/solutions/enterprise',
    },
    // Comparisons and prices
    { messages: ['is scale worth it over growth'], says: ['$199'], page: '/pricing' },
    { messages: ['how many seats on the cheapest paid plan'], says: ['10 people', 'Growth: 10'], page: '/pricing' },
    { messages: ['what does the auditor cost'], says: ['quote'], page: '/pricing' },
    {
      messages: ['which of your products suits a trading desk'],
      says: ['Trading desks', 'MarketEye'],
      page: '/products',
    },
    {
      messages: ['what happens when we go over our monthly operations'],
      says: ['what happens above the limit'],
      page: '/pricing',
    },
    // Products
    {
      messages: ['can the agent send a payment without anyone approving it'],
      says: ['Decide which steps need a human', 'until money moves', 'wait for a person'],
      page: '/products/lagentry',
    },
    {
      messages: ['does id verifcation catch a photoshopped passport'],
      says: ['Flags fonts'],
      page: '/products/id-verification',
    },
    {
      messages: ['we get paid twice by mistake sometimes, can your auditor catch it'],
      says: ['Duplicate payments'],
      page: '/products/ai-auditor',
    },
    // Follow-ups
    { messages: ['tell me about the scale plan', 'and how much is it'], says: ['$199'], page: '/pricing' },
    {
      messages: ['What is ID Verification?', 'which documents does it read'],
      says: ['National ID'],
      page: '/products/id-verification',
    },
    { messages: ['do you have internships?', 'which ones'], says: ['Frontend', 'AI Engineer'], page: '/careers' },
    { messages: ['Where is your office? And when are you open?'], says: ['9 AM to 6 PM'], page: '/contact' },
  ],
  ar: [
    // Gulf
    { messages: ['لو صار عندنا مشكلة متى تردون علينا في باقة التوسع'], says: ['أربع ساعات'], page: '/ar/pricing' },
    { messages: ['تدربون نماذجكم على بياناتنا؟'], says: ['لا ندرّب', 'لا ندرب', 'مطلقًا', 'أبدًا'], page: '/ar' },
    { messages: ['وين تستضيفون المنتجات حق الشركات'], says: ['السعودية', 'سحابتكم'], page: '/ar/product-security' },
    { messages: ['كم شخص يقدر يستخدم باقة النمو'], says: ['10'], page: '/ar/pricing' },
    {
      messages: ['هل الوكيل يسوي تحويل فلوس بدون ما نوافق'],
      says: ['الموافقة', 'موافقة'],
      page: '/ar/products/lagentry',
    },
    { messages: ['كم تحتفظون بمحادثاتنا مع جو'], says: ['90 يومًا'], page: '/ar/trust' },
    {
      messages: ['مدقق الحسابات يكشف الفواتير المكررة؟'],
      says: ['المكررة', 'مكررة', 'مرتين'],
      page: '/ar/products/ai-auditor',
    },
    // Egyptian
    { messages: ['ازاي اجرب المنتج قبل ما ادفع'], says: ['تجربة مجانية', 'مجاني'], page: '/ar/pricing' },
    { messages: ['هو البرنامج بيفهم اللهجة المصرية'], says: ['اللهجات', 'لهجات'], page: '/ar/company' },
    { messages: ['انا عايز اعرف الفرق بين الباقات'], says: ['199'], page: '/ar/pricing' },
    { messages: ['بتشتغلوا مع المستشفيات؟'], says: ['الصحي', 'الرعاية الصحية', 'المطالبات'], page: '/ar/company' },
    { messages: ['هتردوا على طلبي امتى'], says: ['24 ساعة'], page: '/ar/contact' },
    // Arabizi
    { messages: ['kam se3r ba2et el tawasu3'], says: ['199'], page: '/ar/pricing' },
    { messages: ['hal 3endkom tajroba majaneya'], says: ['تجربة مجانية', 'مجاني'], page: '/ar/pricing' },
    // Follow-ups
    { messages: ['كم سعر باقة النمو', 'وكم شخص فيها'], says: ['10'], page: '/ar/pricing' },
    { messages: ['عندكم وظائف؟', 'فيه تأمين صحي'], says: ['تأمين'], page: '/ar/careers' },
  ],
};

export const freshUnanswerable: Record<Locale, string[]> = {
  en: [
    'do you have a mobile app for iphone',
    'can I pay by bitcoin',
    'what is your net promoter score',
    'who is your biggest customer',
    'can you integrate with zendesk or freshdesk',
    'do you offer a money back guarantee',
    'which hospital in Abu Dhabi uses you',
    'do you have parking at the office',
    'what is the salary of an ai engineer',
    'how many people work in your support team',
    'can you give a training session in Muscat',
    'do you support Urdu and Hindi',
  ],
  ar: [
    'هل عندكم تطبيق على الجوال',
    'مين المنافسين حقكم',
    'عندكم خصم للجمعيات الخيرية؟',
    'هل يوجد مواقف سيارات عند مكتبكم',
    'بتدعموا اللغة الفرنسية؟',
    'كم ارباحكم السنة اللي فاتت',
    'ممكن ندفع عن طريق ابل باي',
    '3endkom fere3 fel kuwait?',
  ],
};

/** Wishes for a person, and for a meeting. */
export const freshPersons: Record<Locale, string[]> = {
  en: [
    'real person',
    'can I speak to a manager',
    'this is useless, get me someone who knows',
    'agent please',
    'put me through to support',
    'I need to talk to your account team',
  ],
  ar: ['ابي اكلم المدير', 'عايز اكلم حد من خدمة العملاء', 'ودوني لموظف', 'ابغى شخص حقيقي', 'abi akalem mowazaf'],
};

export const freshMeetings: Record<Locale, string[]> = {
  en: [
    'book me Tuesday 2pm',
    'can we hop on a call next week',
    'are you free on Thursday morning',
    "I'd like someone to show me the product",
    'set something up for Monday at 11',
    'do you have a slot tomorrow afternoon',
  ],
  ar: [
    'احجز لي الثلاثاء الساعة 2',
    'نقدر نتقابل الاسبوع الجاي',
    'عندكم وقت يوم الخميس الصبح',
    'عايز احجز معاد',
    'momken meeting bokra',
  ],
};
