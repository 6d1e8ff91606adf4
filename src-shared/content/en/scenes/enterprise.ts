import type { EnterpriseSceneContent } from '../../types/scenes/enterprise.ts';

const enterpriseScene: EnterpriseSceneContent = {
  region: 'The region you choose. Data stays inside.',
  layers: [
    { title: 'Your people', text: 'Single sign-on, rights down to the field' },
    { title: 'Six products', text: 'One agreement, tested before each change' },
    { title: 'One audit log', text: 'Every read, decision and change' },
    { title: 'Your systems', text: 'SAP, Oracle, Microsoft 365, Salesforce' },
  ],
};

export default enterpriseScene;
