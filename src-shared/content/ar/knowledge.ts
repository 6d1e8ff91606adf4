import type { KnowledgeContent } from '../en/knowledge.ts';

export const knowledge: KnowledgeContent = {
  contact: 'التواصل والعنوان',
  address: 'عنوان المكتب',
  hours: 'ساعات العمل والدوام',
  demoHours: 'مواعيد العروض التوضيحية',
  prices: 'الأسعار والتجربة المجانية',
  newsletter: 'النشرة البريدية',
  unsubscribe: 'إلغاء الاشتراك في النشرة',
};
