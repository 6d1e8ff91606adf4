const gulfScene = {
  label: 'A map of the Arabian Peninsula with eight cities. Dubai is the one that is lit.',
  dubai: 'Dubai',
  cities: {
    kuwaitCity: 'Kuwait City',
    manama: 'Manama',
    doha: 'Doha',
    abuDhabi: 'Abu Dhabi',
    muscat: 'Muscat',
    riyadh: 'Riyadh',
    jeddah: 'Jeddah',
  },
};
export type GulfSceneContent = typeof gulfScene;
export type CityName = keyof GulfSceneContent['cities'];

export default gulfScene;
