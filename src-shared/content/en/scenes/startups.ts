import type { StartupsSceneContent } from '../../types/scenes/startups.ts';

const startupsScene: StartupsSceneContent = {
  ends: [
    { day: 'Day 1', what: 'The first agent works' },
    { day: 'Day 30', what: '5,000 operations, still free' },
  ],
};

export default startupsScene;
