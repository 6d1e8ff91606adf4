const researchersScene = {
  abstract: 'Abstract.',
  text: 'Where optical character recognition fails on ligatures and stamps, and what a second reader costs.',
};
export type ResearchersSceneContent = typeof researchersScene;

export default researchersScene;
