import type { DevelopersSceneContent } from '../../en/scenes/developers.ts';

const developersScene: DevelopersSceneContent = {
  title: 'سجل الطلبات، ببيانات افتراضية',
  repeated: 'المفتاح نفسه، فالإجابة الأولى نفسها.',
};

export default developersScene;
