import type { WeekSceneContent } from '../../types/scenes/week.ts';

const weekScene: WeekSceneContent = {
  title: 'A week, as an example',
  days: [
    { day: 'Monday', work: ['Plan small steps', 'Build'] },
    { day: 'Tuesday', work: ['Build', 'Build'], home: true },
    { day: 'Wednesday', work: ['With a customer', 'Build'] },
    { day: 'Thursday', work: ['Build', 'Measure'], home: true },
    { day: 'Friday', work: ['Show it at work', 'Learn'] },
  ],
  home: 'from home',
  evening: 'Evenings at home',
};

export default weekScene;
