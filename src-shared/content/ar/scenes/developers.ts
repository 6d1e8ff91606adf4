import type { DevelopersSceneContent } from '../../types/scenes/developers.ts';

const developersScene: DevelopersSceneContent = {
  title: 'سجل الطلبات، ببيانات مختلقة',
  repeated: 'المفتاح نفسه، فالإجابة الأولى نفسها.',
};

export default developersScene;
