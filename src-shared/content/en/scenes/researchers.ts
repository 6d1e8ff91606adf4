import type { ResearchersSceneContent } from '../../types/scenes/researchers.ts';

const researchersScene: ResearchersSceneContent = {
  abstract: 'Abstract.',
  text: 'Where optical character recognition fails on ligatures and stamps, and what a second reader costs.',
};

export default researchersScene;
