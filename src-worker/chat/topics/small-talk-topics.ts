import type { Topic } from './topic.ts';

const courtesies =
  'joe جو dear sir hi hello hey good morning evening afternoon there thanks thank you very much please everyone team all bro man يا هلا مرحبا السلام عليكم شكرا لكم لك اخوي حبيبي';

export const joe: Topic = {
  id: 'joe',
  ways: [
    ['bot robot chatbot ai machine روبوت', 'you u are انت enta anta human انسان'],
    ['human real انسان حقيقي', 'you u انت enta anta'],
    ['joe bot جو', 'right wrong mistake correct hallucinate accurate reliable trust صح غلط يغلط يخطئ'],
  ],
  beside: 'bot robot chatbot human real person machine always sometimes info دايم دايما حقيقي انسان شخص ensan wla ولا',
  sections: ['terms/joe'],
  quotes: true,
};

export const salam: Topic = {
  id: 'salam',
  everyWord: true,
  ways: [['salam salaam salamu assalam assalamu السلام']],
  beside: `${courtesies} alaikum alaykum aleikum 3alaykum 3alaikum عليكم الله ورحمه وبركاته`,
  actions: ['check_website', 'schedule_demo'],
};

export const thanks: Topic = {
  id: 'thanks',
  everyWord: true,
  ways: [['thanks thank thx ty shukran شكرا مشكور مشكورين تسلم تسلمون يعطيك يعطيكم جزاك ممنون']],
  beside: `${courtesies} appreciate that this was it is all of great help helpful much very so lot for your time answer good العافيه الله خير جزيلا كثيرا لك لكم علي على`,
};

export const greeting: Topic = {
  id: 'greeting',
  everyWord: true,
  ways: [
    ['hi hello hey marhaba hala morning evening afternoon مرحبا مرحبتين هلا هلو هاي اهلا اهلين صباح مساء حياكم'],
    ['how كيف شلون', 'are حال حالك حالكم'],
    ['شلونك شلونكم شخبارك شخباركم كيفك كيفكم'],
    ['help question سؤال استفسار مساعدة ساعدوني'],
  ],
  beside: `${courtesies} i have one got ask need want me with something you can could some a quick is it going things today are doing u عندي ابي ابغى بغيت لدي اريد ممكن اسال اليوم النور والله الله الخير عليكم`,
  actions: ['check_website', 'schedule_demo'],
};

export const acknowledgement: Topic = {
  id: 'acknowledgement',
  everyWord: true,
  beside: `${courtesies} i see got it understood that is good will do then fine all right والله`,
  ways: [['ok okay great nice cheers bye goodbye yes no cool نعم لا تمام اوكي طيب زين وداعا حلو ممتاز خلاص']],
};
