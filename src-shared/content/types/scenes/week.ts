export interface WeekSceneContent {
  title: string;
  days: { day: string; work: [string, string]; home?: boolean }[];
  /** On a day that is worked from home. */
  home: string;
  evening: string;
}
