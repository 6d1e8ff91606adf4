import type { EnterpriseSceneContent } from '../../en/scenes/enterprise.ts';
import { isolated } from '../../isolated.ts';

const enterpriseScene: EnterpriseSceneContent = {
  region: 'المنطقة التي تختارونها. وبياناتكم تبقى فيها.',
  layers: [
    { title: 'موظفوكم', text: 'دخول موحّد، وصلاحيات حتى مستوى الحقل' },
    { title: 'ستة منتجات', text: 'عقد واحد، واختبار قبل كل تغيير' },
    { title: 'سجل تدقيق واحد', text: 'كل قراءة وقرار وتغيير' },
    {
      title: 'أنظمتكم',
      text: `${isolated('SAP')} و${isolated('Oracle')} و${isolated('Microsoft 365')} و${isolated('Salesforce')}`,
    },
  ],
};

export default enterpriseScene;
