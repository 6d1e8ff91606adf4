const developersScene = {
  title: 'Request log (sample data)',
  repeated: 'Same idempotency key: original response returned.',
};
export type DevelopersSceneContent = typeof developersScene;

export default developersScene;
