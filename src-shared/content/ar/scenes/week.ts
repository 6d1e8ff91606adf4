import type { WeekSceneContent } from '../../en/scenes/week.ts';

const weekScene: WeekSceneContent = {
  title: 'أسبوع عمل، على سبيل المثال',
  days: [
    { day: 'الاثنين', work: ['خطة بخطوات صغيرة', 'بناء'] },
    { day: 'الثلاثاء', work: ['بناء', 'بناء'], home: true },
    { day: 'الأربعاء', work: ['مع أحد العملاء', 'بناء'] },
    { day: 'الخميس', work: ['بناء', 'قياس'], home: true },
    { day: 'الجمعة', work: ['عرض ما يعمل', 'تعلّم'] },
  ],
  home: 'من البيت',
  evening: 'أمسيات في البيت',
};

export default weekScene;
