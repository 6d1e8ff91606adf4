import type { Locale } from '#shared/locales.ts';

/** A line of the person; Joe's answer to it, or what a colleague writes. */
export interface WhatsappLine {
  text: string;
  answer?: string;
  page?: string;
  staff?: string;
}

export interface WhatsappChat {
  name: string;
  /** Null for a person with a user name, who hides the number. */
  phone: string | null;
  locale: Locale;
  day: number;
  at: string;
  lines: WhatsappLine[];
  /** Meta's code with which the last message to the person failed. */
  failed?: number;
}

export const whatsappChats: WhatsappChat[] = [
  {
    name: 'Omar Haddad',
    phone: '971501110001',
    locale: 'en',
    day: -1,
    at: '17:05',
    lines: [
      {
        text: 'Hi, can your AI call centre answer in Arabic?',
        answer: 'Lagentry’s agents answer in Arabic and in English.',
      },
      { text: 'Can I talk to a person please', staff: 'Hello Omar, of course. Shall I call you tomorrow at ten?' },
    ],
  },
  {
    name: 'مريم الكعبي',
    phone: '971501110002',
    locale: 'ar',
    day: -1,
    at: '20:40',
    lines: [{ text: 'أريد التحدث مع موظف عن عرض لشركتنا' }],
  },
  {
    name: 'Priya Nair',
    phone: '971501110003',
    locale: 'en',
    day: -1,
    at: '21:15',
    lines: [
      {
        text: 'What does a pilot cost?',
        answer: 'The price depends on the scope. You find all plans on our site.',
        page: '/pricing',
      },
      { text: 'I want to talk to a person' },
    ],
  },
  {
    name: 'خالد المنصوري',
    phone: '971501110004',
    locale: 'ar',
    day: -3,
    at: '11:20',
    lines: [
      { text: 'ما هو نظام التدقيق الذكي؟', answer: 'نظام يراجع المستندات ويبيّن ما يخالف القواعد، مع ذكر المصدر.' },
      { text: 'أريد التحدث مع موظف', staff: 'مرحبًا أستاذ خالد، يسعدنا أن نعرض لكم النظام هذا الأسبوع.' },
    ],
    failed: 131050,
  },
  {
    name: 'Daniel Brooks',
    phone: '447700900105',
    locale: 'en',
    day: -4,
    at: '14:30',
    lines: [
      {
        text: 'Do you work with companies in the UK?',
        answer: 'Yes. Our team works from Dubai with companies abroad, too.',
      },
    ],
    failed: 131026,
  },
  {
    name: 'Noura',
    phone: null,
    locale: 'en',
    day: -5,
    at: '10:10',
    lines: [
      {
        text: 'Which of your products checks identity documents?',
        answer: 'ID verification reads and checks identity documents.',
      },
    ],
  },
  {
    name: 'سارة',
    phone: null,
    locale: 'ar',
    day: -6,
    at: '16:45',
    lines: [{ text: 'هل لديكم وظائف شاغرة؟', answer: 'نعم، تجدون جميع الوظائف في صفحة الوظائف.', page: '/careers' }],
  },
  {
    name: 'Yousef Al Ali',
    phone: '971501110008',
    locale: 'en',
    day: -8,
    at: '09:35',
    lines: [
      { text: 'Please take me off your list', answer: 'I am sorry to hear that. Write STOP to end all messages.' },
      { text: 'STOP' },
    ],
  },
  {
    name: 'Fatima Zahra',
    phone: '966551110009',
    locale: 'ar',
    day: -10,
    at: '12:00',
    lines: [{ text: 'كيف أحجز عرضًا توضيحيًا؟', answer: 'يمكنكم اختيار الموعد من صفحة الحجز.', page: '/schedule-demo' }],
  },
  {
    name: 'James Carter',
    phone: '971501110010',
    locale: 'en',
    day: -13,
    at: '15:25',
    lines: [
      { text: 'Where is your office?', answer: 'Our office is in Dubai.', page: '/contact' },
      {
        text: 'Thanks. And can it run on our own servers?',
        answer: 'That depends on the product. A colleague can tell you.',
      },
    ],
  },
  {
    name: 'هند الشامسي',
    phone: '971501110011',
    locale: 'ar',
    day: -17,
    at: '18:20',
    lines: [{ text: 'أين تُحفظ بياناتنا؟', answer: 'يعتمد مكان الحفظ على المشروع، ونتفق عليه معكم في العقد.' }],
  },
  {
    name: 'Ravi Menon',
    phone: '971501110012',
    locale: 'en',
    day: -22,
    at: '13:50',
    lines: [{ text: 'How long does a project take?', answer: 'A pilot takes a few weeks, depending on your data.' }],
  },
];
