const startupsScene = {
  ends: [
    { day: 'Day 1', what: 'The first agent works' },
    { day: 'Day 30', what: '5,000 operations, still free' },
  ],
};
export type StartupsSceneContent = typeof startupsScene;

export default startupsScene;
