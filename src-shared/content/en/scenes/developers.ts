import type { DevelopersSceneContent } from '../../types/scenes/developers.ts';

const developersScene: DevelopersSceneContent = {
  title: 'Request log, invented',
  repeated: 'Same idempotency key: the first answer again.',
};

export default developersScene;
