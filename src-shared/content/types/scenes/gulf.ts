export type CityName = 'kuwaitCity' | 'manama' | 'doha' | 'abuDhabi' | 'muscat' | 'riyadh' | 'jeddah';

export interface GulfSceneContent {
  /** The accessible name of the map. */
  label: string;
  dubai: string;
  cities: Record<CityName, string>;
}
