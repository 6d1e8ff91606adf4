import type { ResearchersSceneContent } from '../../en/scenes/researchers.ts';

const researchersScene: ResearchersSceneContent = {
  abstract: 'الملخص:',
  text: 'أين يخفق التعرف الضوئي أمام الحروف المتراكبة والأختام، وكم يكلّف القارئ الثاني.',
};

export default researchersScene;
