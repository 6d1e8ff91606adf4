import { asksWhoOwnsData } from './ownership.ts';
import type { Topic } from './topic.ts';

const place =
  'where wheres which ~country ~region ~uae ~dubai ~saudi ~gulf abroad outside europe local وين اين فين ~دولة ~الامارات ~سعودية خليج برا خارج دبي';

export const certificates: Topic = {
  id: 'certificates',
  ways: [
    ['certified certificate certification accredited accreditation شهادة شهادات ~معتمد'],
    ['iso soc soc2 hipaa ايزو سوك', 'are have hold got comply compliant عندكم لديكم معكم'],
  ],
  beside: 'iso soc soc2 27001 9001 gdpr hipaa ايزو سوك type security company compliance compliant شركه الامن معلومات',
  sections: ['trust/certificates', 'privacy/rights'],
  quotes: true,
  actions: ['contact_team'],
};

export const ownership: Topic = {
  id: 'ownership',
  ways: [],
  pattern: asksWhoOwnsData,
  sections: ['home/cards/5'],
  quotes: true,
  actions: ['contact_team'],
};

export const dataProcessing: Topic = {
  id: 'dataProcessing',
  ways: [
    ['~dpa'],
    ['data', 'processing', 'agreement addendum contract'],
    ['اتفاقيه اتفاقيتكم عقد', 'معالجه', 'بيانات'],
  ],
  beside:
    'download pdf email copy send signed standard review gdpr own نحمل احملها تحميل ننزل نسخه ارسلوا نوقع توقعون توقيع جاهزه صيغه قبل',
  sections: ['product-security/data-protection/1'],
  quotes: true,
  actions: ['contact_team'],
};

export const dataLaws: Topic = {
  id: 'dataLaws',
  ways: [
    ['gdpr pdpl'],
    ['قانون قوانين لائحه', 'حمايه', 'بيانات'],
    ['privacy protection', 'law laws regulation regulations legislation'],
  ],
  beside:
    'comply compliant compliance follow meet respect according eu european europe uae data company product platform متوافقين متوافق ملتزمين ملتزم تلتزمون التزام تتبعون تطبقون اوروبي الاوروبيه اماراتي شخصيه عامه خصوصيه مع',
  sections: ['privacy/rights', 'product-security/data-protection/1'],
  actions: ['contact_team'],
};

export const personalData: Topic = {
  id: 'personalData',
  ways: [
    ['what how', 'do does happen happens handle process treat use used', 'data information info details', 'me my mine'],
    [
      'ماذا ما شو وش ايش شنو كيف',
      '+تعمل +فعل +سوي تسوون +ستخدم +صير +تعامل',
      '~بياناتي ~معلوماتي ببياناتي بمعلوماتي لبياناتي',
    ],
  ],
  beside: 'personal company website about collect store شخصيه عني',
  sections: ['privacy/in-short', 'my-data/intro'],
};

export const privacy: Topic = {
  id: 'privacy',
  ways: [
    [
      'data information details بيانات بياناتي بياناتنا معلوماتي معلوماتنا',
      'see view download delete erase remove sell share leak protect safe private تبيعون تشاركون امسحوا احذفوا تحذفون اشوف آمنة سرية',
    ],
    ['what', 'do', 'with', 'data'],
  ],
  beside: 'personal store company شركه',
  sections: ['privacy/in-short', 'my-data/intro'],
  quotes: true,
};

export const data: Topic = {
  id: 'data',
  ways: [
    ['~data ~server ~بيانات ~سيرفر', place],
    ['residency residence', '~data'],
  ],
  beside:
    'store keep host save located leave stay live reside cloud inside customer company حفظ تخزين استضافة تبقى تطلع تروح موجودة شركه داخل',
  sections: ['trust/data', 'product-security/products', 'enterprise/cards/2'],
  quotes: true,
  actions: ['contact_team'],
};

export const onPremise: Topic = {
  id: 'onPremise',
  ways: [
    ['premise onprem onpremise بريمس بريمايس'],
    ['self selfhosted', '~host selfhosted'],
    ['our own', 'server datacenter network', 'install run deploy host on'],
    ['سيرفراتنا خوادمنا سيرفرنا شبكتنا', 'على في داخل عندنا'],
    ['private خاصة', 'cloud سحابة'],
  ],
  beside:
    'install run deploy hosting option version company solution software نشغل تشغيل تركيب نركب يشتغل تركبون نظام سحابتنا',
  sections: ['enterprise/cards/2', 'marketeye/faq/3'],
  quotes: true,
  actions: ['contact_team'],
};
