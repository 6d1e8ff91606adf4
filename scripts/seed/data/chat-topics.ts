import type { Locale } from '#shared/locales.ts';

/** A question in many wordings, and the page that Joe's answer cites. */
export interface Topic {
  page: string;
  questions: { en: string[]; ar: string[] };
  answer: { en: string; ar: string };
}

export const topics: Topic[] = [
  {
    page: '/products',
    questions: {
      en: ['What products do you have?', 'so what exactly do you sell', 'Which of your products is for a retailer?'],
      ar: ['ما هي منتجاتكم؟', 'ماذا تقدّم شركتكم؟'],
    },
    answer: {
      en: 'We build six products: **Lagentry** (agents without code), an **AI auditor**, **ID verification** for the GCC, market intelligence, an AI data analyst and a price aggregator for the UAE.',
      ar: 'لدينا ستة منتجات: **Lagentry** لبناء الوكلاء دون برمجة، ومدقّق ذكي، والتحقق من الهوية في دول الخليج، ورصد الأسواق، ومحلل بيانات، ومنصة لمقارنة الأسعار في الإمارات.',
    },
  },
  {
    page: '/solutions/startups',
    questions: {
      en: [
        'How much does it cost?',
        'pricing for a team of 5?',
        'Is there a free plan?',
        'What does the Growth plan include?',
      ],
      ar: ['كم سعر الاشتراك؟', 'هل توجد خطة مجانية؟', 'ما تكلفة الخدمة لشركة صغيرة؟'],
    },
    answer: {
      en: '**Starter** is free, with 5,000 AI operations a month. **Growth** costs $49 a month (100,000 operations) and **Scale** $199 (1 million). For anything larger, our sales team prepares a quote.',
      ar: 'باقة **الانطلاق** مجانية وفيها 5,000 عملية شهريًا، وباقة **النمو** بسعر 49 دولارًا شهريًا (100,000 عملية)، وباقة **التوسّع** بسعر 199 دولارًا (مليون عملية). ولما هو أكبر من ذلك يقدّم فريق المبيعات عرض سعر.',
    },
  },
  {
    page: '/careers',
    questions: {
      en: ['Are you hiring?', 'do you take interns?', 'Any jobs for a React developer in Dubai?'],
      ar: ['هل لديكم وظائف شاغرة؟', 'هل تقبلون متدربين؟'],
    },
    answer: {
      en: 'Yes: we look for Frontend Developers and AI Engineers, and for interns in both. You can read every position and apply on the careers page; we answer within 5 to 7 business days if you are selected.',
      ar: 'نعم، نبحث عن مطوّري واجهات أمامية ومهندسي ذكاء اصطناعي ومتدربين في المجالين. تجدون الوظائف كلها في صفحة الوظائف، ونردّ خلال 5 إلى 7 أيام عمل على من يقع عليه الاختيار.',
    },
  },
  {
    page: '/products/id-verification',
    questions: {
      en: [
        'Can you verify an Emirates ID?',
        'Do you support Saudi national IDs and iqama?',
        'How long does an ID check take?',
      ],
      ar: ['هل تدعمون الهوية السعودية والإقامة؟', 'كم يستغرق التحقق من الهوية؟'],
    },
    answer: {
      en: 'Our ID verification reads passports, national IDs and residence permits of the GCC countries, and a check usually takes less than 30 seconds.',
      ar: 'يقرأ نظام التحقق جوازات السفر وبطاقات الهوية وتصاريح الإقامة في دول الخليج، ولا يتجاوز الفحص عادةً 30 ثانية.',
    },
  },
  {
    page: '/products/ai-auditor',
    questions: {
      en: ['What does the AI auditor check?', 'Is the auditor good for ISO 27001?', 'can it read our ledgers'],
      ar: ['ماذا يفحص المدقق الذكي؟'],
    },
    answer: {
      en: 'The AI auditor reads ledgers, invoices and policies, and marks what deviates, with the document behind every finding. It covers GDPR, CCPA, SOC 2, ISO 27001, HIPAA and PCI DSS.',
      ar: 'يقرأ المدقق الذكي دفاتر الحسابات والفواتير والسياسات ويشير إلى ما خرج عن المألوف، مع المستند الذي استند إليه. ويشمل معايير GDPR وISO 27001 وSOC 2 وغيرها.',
    },
  },
  {
    page: '/products/lagentry',
    questions: {
      en: ['Tell me about Lagentry', 'Do I need to code to build an agent?', 'What can an agent do for a shop?'],
      ar: ['أخبروني عن منصة Lagentry', 'هل أحتاج إلى البرمجة لبناء وكيل؟'],
    },
    answer: {
      en: 'In **Lagentry** you describe a task in your own words, connect the systems it needs, and put an agent to work. No code is needed; a person can approve what matters.',
      ar: 'في **Lagentry** تصفون المهمة بكلماتكم، وتربطون الأنظمة اللازمة، ثم يبدأ الوكيل العمل. لا حاجة إلى برمجة، وتبقى الموافقة على ما يهمّ بيد إنسان.',
    },
  },
  {
    page: '/trust',
    questions: {
      en: ['Where is our data stored?', 'Do you train models with customer data?', 'Who can see what we upload?'],
      ar: ['أين تُحفظ بياناتنا؟', 'هل تستخدمون بيانات العملاء لتدريب النماذج؟'],
    },
    answer: {
      en: 'What customers give us trains no model. Who processes data for us, where, and for how long it is kept, stands on the trust page.',
      ar: 'بيانات عملائنا لا تدرّب أي نموذج. وفي صفحة الثقة نكتب من يعالج البيانات وأين وإلى متى تُحفظ.',
    },
  },
  {
    page: '/schedule-demo',
    questions: {
      en: ['How do I book a demo?', 'Could somebody show me the product on Tuesday?', 'demo tomorrow possible?'],
      ar: ['كيف أحجز عرضًا توضيحيًا؟', 'أريد موعدًا لعرض توضيحي'],
    },
    answer: {
      en: 'You can choose a time for a demo on the demo page. It takes an hour by video, and you get a confirmation by email right away.',
      ar: 'يمكنكم اختيار موعد العرض التوضيحي من صفحة الحجز. يستغرق العرض ساعة عبر الفيديو، ويصلكم التأكيد بالبريد فورًا.',
    },
  },
  {
    page: '/products/uae-ecommerce-aggregator',
    questions: {
      en: ['How often are prices updated in the aggregator?', 'can I compare prices of UAE shops'],
      ar: ['كيف تعمل مقارنة الأسعار؟'],
    },
    answer: {
      en: 'The aggregator compares prices of shops in the UAE product by product, so that a retailer sees where it is too dear and where it gives money away.',
      ar: 'تقارن المنصة أسعار المتاجر في الإمارات منتجًا منتجًا، فيرى التاجر أين سعره مرتفع وأين يفرّط في ربحه.',
    },
  },
  {
    page: '/company',
    questions: {
      en: ['Where is your office?', 'What is Rihla AI?', 'How does a project with you work?'],
      ar: ['أين مقرّكم؟', 'كيف يسير المشروع معكم؟'],
    },
    answer: {
      en: 'We are an AI company in Dubai. A project goes in four steps: discovery and analysis, strategy, development and training, then deployment and optimisation.',
      ar: 'نحن شركة ذكاء اصطناعي مقرّها دبي. ويسير المشروع في أربع خطوات: الاستكشاف والتحليل، ثم الاستراتيجية، ثم التطوير والتدريب، ثم النشر والتحسين.',
    },
  },
];

/** Questions that the site does not answer. Staff find them under the unanswered questions. */
export const unanswered: { locale: Locale; question: string; answer: string }[] = [
  {
    locale: 'en',
    question: 'Is there a parking garage near you for a bus of 50 people?',
    answer: 'I am sorry, I do not know that. Someone on our team can tell you.',
  },
  {
    locale: 'en',
    question: 'Do you sponsor the university hackathon in Sharjah?',
    answer: 'I cannot find anything about that. Would you like someone on our team to reply?',
  },
  {
    locale: 'en',
    question: 'Can we pay with bitcoin?',
    answer: 'I don’t know which payment methods we accept besides the usual ones. Our team can tell you.',
  },
  {
    locale: 'en',
    question: 'Which Urdu keyboard does the tablet app have?',
    answer: 'I have found nothing about a tablet app. Someone on our team can help you.',
  },
  {
    locale: 'ar',
    question: 'هل ترعون بطولة الشطرنج المدرسية؟',
    answer: 'عذرًا، لا أعرف ذلك. يمكن لأحد أفراد فريقنا أن يرد عليكم.',
  },
  {
    locale: 'ar',
    question: 'هل يوجد مصلّى في مبنى المكتب؟',
    answer: 'عذرًا، لا أجد معلومة عن ذلك. يسعد فريقنا أن يرد عليكم.',
  },
];

export const unhelpfulReasons: Record<Locale, string[]> = {
  en: ['Too general for us', 'I wanted an example', 'It did not say how long that takes'],
  ar: ['الجواب عام جدًا', 'كنت أريد مثالًا'],
};

export interface Handoff {
  day: number;
  at: string;
  locale?: Locale;
  question: string;
  name: string;
  email: string;
  message?: string;
  /** A staff member takes the conversation: lines of both sides, in turn, the staff member first. */
  talk?: string[];
  /** No one came in time. */
  waited?: true;
  reply?: string;
}

/** Conversations that pass to a person, now or by email. */
export const handoffs: Handoff[] = [
  {
    day: -28,
    at: '10:20',
    question: 'Do you work with government entities in Ajman?',
    name: 'Saeed Al Nuaimi',
    email: 'saeed@ajman-works.example',
    message: 'Please call me about a tender that closes on the 20th.',
    reply:
      'Dear Saeed,\n\nThank you for waiting. Yes, we do; for a tender we need the reference number and the closing time. I’ll call you today.\n\nBest regards,\nKhalid',
  },
  {
    day: -25,
    at: '15:02',
    question: 'Last month’s invoice is wrong. Who can help?',
    name: 'Lina Barakat',
    email: 'lina@barakat-design.example',
    talk: [
      'Hello Lina, this is Khalid. Which invoice is it?',
      'The one for 49 dollars, we cancelled on the first.',
      'I see it. You’ll have a refund within five days, and an email to confirm it.',
      'That was quick. Thank you!',
    ],
  },
  {
    day: -21,
    at: '11:15',
    locale: 'ar',
    question: 'هل يمكن تجربة المنصة مع بيانات وهمية؟',
    name: 'غادة الموسى',
    email: 'ghada@mousa-consult.example',
    talk: [
      'أهلًا أستاذة غادة، معك خالد. نعم، لدينا بيانات جاهزة للتجربة.',
      'رائع، وكم تستمر التجربة؟',
      'أسبوعين، ويمكن تمديدها. أرسل إليك الرابط بالبريد.',
      'شكرًا جزيلًا',
    ],
  },
  {
    day: -18,
    at: '21:40',
    question: 'Is there anybody I can talk to tonight?',
    name: 'Brian Kelly',
    email: 'brian.kelly@shannon-tools.example',
    message: 'We compare three vendors this week. One question only: can we export everything if we leave?',
    waited: true,
    reply:
      'Dear Brian,\n\nYes. Your contract sets out what you get and in which format; I’m happy to go through it with you.\n\nBest regards,\nMariam',
  },
  {
    day: -14,
    at: '13:30',
    question: 'Can Lagentry call our on-premise SAP?',
    name: 'Stefan Huber',
    email: 'stefan.huber@alpenblick-werke.example',
    message: 'SAP S/4, behind a VPN, no cloud connector allowed.',
    waited: true,
    reply:
      'Dear Stefan,\n\nWithout a connector there is one way, a small agent inside your network that calls out. I’d be glad to explain it. Would Friday at ten suit you?\n\nBest regards,\nKhalid',
  },
  {
    day: -10,
    at: '16:11',
    locale: 'ar',
    question: 'أريد التحدث إلى شخص بشأن شراكة',
    name: 'عبدالرحمن الزهراني',
    email: 'abdulrahman@zahrani-group.example',
    message: 'شركتنا في جدة ونرغب في تمثيلكم.',
    waited: true,
  },
  {
    day: -7,
    at: '10:05',
    question: 'We had an outage in the demo workspace this morning?',
    name: 'Julia Santos',
    email: 'julia@lisboa-retail.example',
    talk: [
      'Hello Julia, Mariam here. Yes, for eleven minutes at nine; it is back.',
      'Good to know it was not us. Will there be a report?',
      'On Monday, by email to everyone who had a workspace open.',
      'Perfect.',
    ],
  },
  {
    day: -4,
    at: '12:48',
    question: 'Do you have references in hospitality?',
    name: 'Kofi Asante',
    email: 'kofi@golden-coast-hotels.example',
    message: 'Two hotels in Accra, 300 rooms. References would help me with the owner.',
  },
  {
    day: -1,
    at: '09:33',
    locale: 'ar',
    question: 'هل تقدمون تدريبًا حضوريًا للموظفين؟',
    name: 'سمية العلوي',
    email: 'somaya@rabat-hr.example',
    message: 'لدينا 25 موظفًا في الرباط.',
    waited: true,
  },
];
