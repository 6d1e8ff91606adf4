import type { Role } from '#shared/roles.ts';

export interface StaffMember {
  email: string;
  name: string;
  names: { en: string; ar: string };
  roles: Role[];
  signature: string;
}

/** Mariam signs in on localhost (`STAFF_DEV_EMAIL`). She has no role, and no admin is appointed, so she sees everything. */
export const mariam: StaffMember = {
  email: 'staff@localhost',
  name: 'Mariam Al Suwaidi',
  names: { en: 'Mariam', ar: 'مريم' },
  roles: [],
  signature: 'Rihla AI · Dubai',
};

export const khalid: StaffMember = {
  email: 'khalid@rihla.example',
  name: 'Khalid Mansour',
  names: { en: 'Khalid', ar: 'خالد' },
  roles: ['sales'],
  signature: '',
};

export const noura: StaffMember = {
  email: 'noura@rihla.example',
  name: 'Noura Saif',
  names: { en: 'Noura', ar: 'نورة' },
  roles: ['recruiting'],
  signature: 'Noura Saif · People, Rihla AI',
};

export const daniel: StaffMember = {
  email: 'daniel@rihla.example',
  name: 'Daniel Reyes',
  names: { en: 'Daniel', ar: 'دانيال' },
  roles: ['marketing'],
  signature: '',
};

/** Yara holds demos and interviews. */
export const yara: StaffMember = {
  email: 'yara@rihla.example',
  name: 'Yara Nasr',
  names: { en: 'Yara', ar: 'يارا' },
  roles: ['sales', 'recruiting'],
  signature: '',
};

export const staffMembers = [mariam, khalid, noura, daniel, yara];

const weekday = [9, 10, 11, 13, 14, 15, 16];

export const hosts = [
  {
    nameEn: 'Khalid Mansour',
    nameAr: 'خالد منصور',
    email: khalid.email,
    meetingUrl: 'https://meet.rihla.example/khalid',
    hours: [[], weekday, weekday, weekday, weekday, [9, 10, 11], []],
  },
  {
    nameEn: 'Yara Nasr',
    nameAr: 'يارا نصر',
    email: yara.email,
    meetingUrl: 'https://meet.rihla.example/yara',
    hours: [[], [13, 14, 15, 16], [13, 14, 15, 16], [13, 14, 15, 16], [13, 14, 15, 16], [9, 10], []],
  },
];

export const campaigns = [
  { name: 'ai-week', title: 'Gulf AI Week, badges with a QR code' },
  { name: 'agents-guide', title: 'The guide to agents, on LinkedIn' },
];

export const replyTemplates = [
  {
    name: 'Six-week pilot',
    forms: ['demo'],
    subjectEn: 'A six-week pilot',
    textEn:
      'Dear {firstName},\n\nWe propose to start small: one team, one process, six weeks, and a target that we agree on beforehand. If we miss it, you owe us nothing.\n\nBest regards,',
    subjectAr: 'تجربة لمدة ستة أسابيع',
    textAr:
      'مرحبًا {firstName}،\n\nنقترح بداية صغيرة: فريق واحد وعملية واحدة وستة أسابيع ومؤشر نتفق عليه مسبقًا. وإن لم نبلغه فلا يلزمكم دفع أي شيء.\n\nمع أطيب التحيات،',
  },
  {
    name: 'Deck is on its way',
    forms: ['partnership'],
    subjectEn: 'The investment deck',
    textEn:
      'Dear {firstName},\n\nThe link to our deck is on its way to you. It is valid for seven days.\n\nBest regards,',
    subjectAr: 'العرض الاستثماري',
    textAr: 'مرحبًا {firstName}،\n\nرابط العرض الاستثماري في طريقه إليكم، وهو صالح لسبعة أيام.\n\nمع أطيب التحيات،',
  },
] as const;

export const writtenAnswers = [
  {
    questionEn: 'Can I export my data when I leave?',
    answerEn: 'Yes. Your contract sets out what you get, in which format and when the rest is deleted.',
    questionAr: 'هل يمكنني تصدير بياناتي عند المغادرة؟',
    answerAr: 'نعم. يحدد العقد ما تحصلون عليه، وبأي صيغة، ومتى يُحذف الباقي.',
    asks: 'leave, export, lock-in, vendor',
    path: '/trust',
  },
  {
    questionEn: 'Do you train our staff on site?',
    answerEn:
      'Yes, in the UAE and, by arrangement, elsewhere in the GCC. A training takes half a day for up to 15 people.',
    questionAr: 'هل تدربون موظفينا في مقرّنا؟',
    answerAr: 'نعم، في الإمارات، وبالاتفاق في سائر دول الخليج. يستغرق التدريب نصف يوم لما لا يزيد على 15 شخصًا.',
    asks: 'training, workshop, onsite, course',
    path: null,
  },
];

/** Leads that staff entered after a fair or a phone call. */
export const enteredLeads = [
  {
    day: -22,
    at: '17:30',
    by: khalid,
    lead: {
      formType: 'demo',
      firstName: 'Hassan',
      lastName: 'Jaber',
      email: 'hassan.jaber@oryx-printing.example',
      company: 'Oryx Printing',
      phone: '+974 3000 0301',
      locale: 'en',
      message: 'Met at Gulf AI Week. Prints 4,000 labels a day, wants to check them by camera.',
      consent: 'Gave his card at our booth',
    },
  },
  {
    day: -16,
    at: '11:45',
    by: khalid,
    lead: {
      formType: 'partnership',
      firstName: 'Salma',
      lastName: 'Idris',
      email: 'salma@khartoum-angels.example',
      company: 'Nile Valley Angels',
      locale: 'ar',
      message: 'اتصلت هاتفيًا وتطلب لقاءً عند زيارتها دبي الشهر القادم.',
      consent: 'Asked on the phone',
    },
  },
  {
    day: -6,
    at: '10:10',
    by: noura,
    lead: {
      formType: 'career',
      firstName: 'Ali',
      lastName: 'Rostami',
      email: 'ali.rostami@applicant.example',
      locale: 'en',
      position: 'Frontend Developer',
      experience: '2-5 years',
      message: 'Recommended by Mateusz, who worked with him for two years.',
      consent: 'Agreed by email to Mateusz',
      confirm: true,
    },
  },
  {
    day: -3,
    at: '13:20',
    by: khalid,
    lead: {
      formType: 'demo',
      firstName: 'Noor',
      lastName: 'Jahan',
      email: 'noor@dhaka-garments.example',
      company: 'Dhaka Garments',
      locale: 'en',
      message: 'Called our office. Wants to see how orders are read from email.',
      consent: 'Asked on the phone',
      confirm: true,
    },
  },
];
