export interface DevelopersSceneContent {
  title: string;
  /** Beside the request that was sent twice. */
  repeated: string;
}
