const enterpriseScene = {
  region: 'The region you choose. Data stays inside.',
  layers: [
    { title: 'Your people', text: 'Single sign-on, permissions per field' },
    { title: 'Six products', text: 'One agreement; every model change tested' },
    { title: 'One audit log', text: 'Every read, decision and change' },
    { title: 'Your systems', text: 'SAP, Oracle, Microsoft 365, Salesforce' },
  ],
};
export type EnterpriseSceneContent = typeof enterpriseScene;

export default enterpriseScene;
