import type { EnterpriseSceneContent } from '../../en/scenes/enterprise.ts';

const enterpriseScene: EnterpriseSceneContent = {
  region: 'المنطقة التي تختارونها. وبياناتكم تبقى فيها.',
  layers: [
    { title: 'موظفوكم', text: 'دخول موحّد، وصلاحيات حتى مستوى الحقل' },
    { title: 'ستة منتجات', text: 'عقد واحد، واختبار قبل كل تغيير' },
    { title: 'سجل تدقيق واحد', text: 'كل قراءة وقرار وتغيير' },
    { title: 'أنظمتكم', text: 'SAP وOracle وMicrosoft 365 وSalesforce' },
  ],
};

export default enterpriseScene;
