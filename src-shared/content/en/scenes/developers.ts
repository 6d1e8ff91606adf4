const developersScene = {
  title: 'Request log, invented',
  /** Beside the request that was sent twice. */
  repeated: 'Same idempotency key: the first answer again.',
};
export type DevelopersSceneContent = typeof developersScene;

export default developersScene;
