import type { PositionsContent } from '../en/positions.ts';

export const positions: PositionsContent = {
  closed: 'مغلقة',
  title: 'أُغلق باب التقديم لهذه الوظيفة',
  text: 'لا نستقبل طلبات لهذه الوظيفة في الوقت الحالي. تجدون وظائفنا الأخرى في صفحة الوظائف.',
  details: 'تصفّح التفاصيل',
  detailsOf: (title) => `تصفّح التفاصيل: ${title}، مغلقة`,
  refused: (title) => `لا نستقبل طلبات لوظيفة «${title}» في الوقت الحالي. اختاروا وظيفة أخرى.`,
  nowClosed: (titles) => `وظائف مغلقة الآن ولا نستقبل طلبات لها: ${titles}.`,
  hiring: (titles) => `نعم، نوظّف الآن: ${titles}. في صفحة الوظائف تفاصيل كل وظيفة، ومنها ترسلون طلبكم.`,
  notHiring: 'لا نستقبل طلبات توظيف في الوقت الحالي.',
};
