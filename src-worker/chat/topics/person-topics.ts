import { besideDay, dayWords } from './day-words.ts';
import type { Topic } from './topic.ts';

export const person: Topic = {
  id: 'person',
  ways: [
    [
      'human person people someone somebody anyone sales manager supervisor agent representative rep operator advisor employee support team boss حد احد واحد بشر دعم مبيعات +حدا +شخص +انسان +موظف +مدير +مسؤول +مندوب +ممثل +مستشار +مشرف +مختص +خبير فريق',
      'talk speak chat connect transfer call put pass hand يدق مكالمه +كلم +تكلم +تحدث +تحادث +كلام +حديث +حكي +تواصل +تصل +اتصال +دردش +سولف +ناقش +تحاور +سال +ساعد +حول +وصل +ودو ودني',
    ],
    ['real actual live +حقيقي', 'human person people someone agent +انسان +شخص +موظف'],
    [
      'human person someone agent manager supervisor representative rep operator +موظف +مدير +مسؤول +انسان +شخص +بشر',
      'need want get give please ابي ابغى نبي نبغى ودي عايز عاوز بدي اريد نريد احتاج نحتاج محتاج',
    ],
    ['خدمه', 'عملاء زباين'],
  ],
  beside: `${besideDay} ${dayWords} real live team account customer service department who know help me line phone directly خدمه عملاء حقيقي فيني خلوا خلي حق مبيعات عن مباشره لو فضلك فضلا بدل روبوت ممكن بامكاني بامكاننا بالامكان امكانيه اتمنى ارغب نرغب حاجه بحاجه مجال طريقه صوتيا هاتفيا الان حالا ضروري بسرعه`,
  sections: ['contact'],
  actions: ['contact_team'],
};

export const anger: Topic = {
  id: 'anger',
  ways: [
    [
      'useless stupid terrible awful rubbish garbage nonsense ridiculous frustrated frustrating annoyed annoying angry complaint complain idiot hopeless pathetic غبي زفت سيء شكوى اشتكي محبط تعبتوني مستفز فاشل',
    ],
    ['not dont didnt doesnt wrong مو مش ما', 'help helpful answer understand جاوبت فهمت تفهم تساعد'],
  ],
  beside: 'bot robot chat joe service ever wrong answer question time waste جو خدمه بوت رد سؤال',
  sections: ['contact'],
  actions: ['contact_team'],
};

export const contact: Topic = {
  id: 'contact',
  ways: [
    ['office headquarters location located based مقر مقركم مكتب مكتبكم مكاتب وينكم مكانكم موقعكم عنوانكم لوكيشن'],
    ['branch فرع فروع'],
    ['~phone number whatsapp email رقم رقمكم ايميل ايميلكم واتس واتساب جوال هاتف تلفون'],
    ['contact reach تواصل اتواصل نتواصل التواصل اوصلكم اتصل'],
    ['call', 'you me us'],
  ],
  beside:
    'address office mobile mail city country map team company dubai riyadh jeddah saudi uae abu dhabi بريد عنوان الرياض بالرياض جده دبي السعوديه الامارات ابوظبي شركه بالضبط خريطه فريق مع بل',
  sections: ['contact'],
  actions: ['contact_team'],
};
