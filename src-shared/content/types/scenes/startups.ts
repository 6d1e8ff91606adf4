export interface StartupsSceneContent {
  /** The first day and the last, with what they bring. */
  ends: { day: string; what: string }[];
}
