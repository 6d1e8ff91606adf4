import type { GulfSceneContent } from '../../types/scenes/gulf.ts';

const gulfScene: GulfSceneContent = {
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

export default gulfScene;
