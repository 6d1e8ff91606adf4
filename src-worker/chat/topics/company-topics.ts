import { company } from '#shared/site/company.ts';
import { comparisonWithUs } from './comparison.ts';
import type { Topic } from './topic.ts';

export const smallBusiness: Topic = {
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
};

export const application: Topic = {
  id: 'application',
  ways: [
    [
      'withdraw replace correct change update edit delete remove wrong اسحب سحب ابدل استبدل استبدال اغير تغيير تعديل اعدل احذف امسح غلط',
      'cv resume application سيره سيرتي طلبي تقديمي السيفي',
    ],
  ],
  beside: 'job my sent upload uploaded submitted attached already can i new file ذاتيه توظيف وظيفه رفعت ارسلت جديده',
  sections: ['my-data/intro', 'contact/topics/3'],
};

export const jobs: Topic = {
  id: 'jobs',
  ways: [['~job ~career ~internship ~وظيفة ~متدرب شغل توظفون تدريب'], ['join انضم', 'team you us لكم فريقكم']],
  beside:
    'open apply opening available now new company dubai work look search ادور ابحث مفتوحه متاحه حاليا شاغره دبي شركه',
  sections: ['careers/positions'],
  actions: ['view_careers'],
};

export const customers: Topic = {
  id: 'customers',
  ways: [
    ['who whos whose which name list', 'customer customers client clients user users'],
    [
      'reference references testimonial testimonials logo logos',
      'customer customers client clients have any show see you',
    ],
    ['who which', 'company business', 'use trust chose', 'you your it'],
    ['من مين منو اسماء اذكروا اذكر ابرز اهم اي', '+عملا +عملاء +عميل +زباين +زبون +زبائن'],
    ['من مين منو اي', 'يستخدم يستخدمكم يستعمل يتعامل يشتغل', 'منتجاتكم منتجكم نظامكم معكم معاكم خدماتكم شركات بنوك'],
  ],
  beside:
    'use uses using trust work with your you of are current big biggest main already today product platform company existing some حاليين حالي كبار اكبر عندكم لديكم شركه شركات بنوك بعض هم تتعاملون',
  sections: ['trust/figures', 'company/stats'],
  actions: ['contact_team'],
  isOpen: company.customers === undefined,
};

export const services: Topic = {
  id: 'services',
  ways: [['service services خدمه خدمات خدماتكم']],
  beside: 'list your company kind شركه شركتكم نوع',
  sections: ['company/solutions'],
  actions: ['schedule_demo'],
};

export const products: Topic = {
  id: 'products',
  ways: [['product منتج منتجات منتجاتكم'], ['platform منصه منصتكم'], ['no', 'code']],
  beside: 'list sell make build offer six قائمه تبيعون',
  sections: ['products/intro'],
  actions: ['schedule_demo'],
};

export const about: Topic = {
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
  actions: ['schedule_demo'],
};

export const why: Topic = {
  id: 'why',
  ways: [
    ['different better unique special stand apart choose pick instead', 'you your rihla others competitors'],
    ['why', 'you rihla'],
    ['ليش لماذا ليه', 'نختاركم اختاركم انتم انتو'],
    ['يميزكم مميزاتكم تتميزون'],
  ],
  pattern: comparisonWithUs,
  beside: 'how what makes sets are is other company competitors why should we i than from than كيف وش شنو غيركم دون عن',
  sections: ['home/cards'],
  actions: ['schedule_demo'],
};
