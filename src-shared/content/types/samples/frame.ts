/** What the frame says around each sample. */
export interface SampleFrameContent {
  /** In place of the still on a page that the app has rendered. */
  loading: string;
  /** The button in a browser that cannot tell when the sample is near. */
  start: string;
  failure: string;
  retry: string;
}
