export interface EnterpriseSceneContent {
  region: string;
  /** People, products, log and systems, from top to bottom. */
  layers: { title: string; text: string }[];
}
