import type { StartupsSceneContent } from '../../en/scenes/startups.ts';

const startupsScene: StartupsSceneContent = {
  ends: [
    { day: 'اليوم الأول', what: 'الوكيل الأول يعمل' },
    { day: 'اليوم 30', what: '5,000 عملية، وما زالت مجانية' },
  ],
};

export default startupsScene;
