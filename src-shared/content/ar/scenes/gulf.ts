import type { GulfSceneContent } from '../../en/scenes/gulf.ts';

const gulfScene: GulfSceneContent = {
  label: 'خريطة لشبه الجزيرة العربية عليها ثماني مدن، ودبي وحدها مضاءة.',
  dubai: 'دبي',
  cities: {
    kuwaitCity: 'مدينة الكويت',
    manama: 'المنامة',
    doha: 'الدوحة',
    abuDhabi: 'أبوظبي',
    muscat: 'مسقط',
    riyadh: 'الرياض',
    jeddah: 'جدة',
  },
};

export default gulfScene;
