import type { WeekSceneContent } from '../../en/scenes/week.ts';

const weekScene: WeekSceneContent = {
  title: 'أسبوع عمل نموذجي',
  days: [
    { day: 'الاثنين', work: ['خطة بخطوات صغيرة', 'تطوير'] },
    { day: 'الثلاثاء', work: ['تطوير', 'تطوير'], home: true },
    { day: 'الأربعاء', work: ['مع أحد العملاء', 'تطوير'] },
    { day: 'الخميس', work: ['تطوير', 'قياس'], home: true },
    { day: 'الجمعة', work: ['عرض ما يعمل', 'تعلّم'] },
  ],
  home: 'عن بُعد',
  evening: 'مساء للأسرة',
};

export default weekScene;
