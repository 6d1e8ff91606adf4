export interface ResearchersSceneContent {
  /** The word before the abstract. */
  abstract: string;
  text: string;
}
