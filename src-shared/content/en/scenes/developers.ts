const developersScene = {
  title: 'Request log, invented',
  repeated: 'Same idempotency key: the first answer again.',
};
export type DevelopersSceneContent = typeof developersScene;

export default developersScene;
