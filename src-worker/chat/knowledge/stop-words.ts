import { normalize } from '#shared/search/normalize.ts';

const english = `
a about after all also am an and any anybody anyone anything are around as at be been before being but by can come comes
could did do does doing dont each either else ever every everything few for from further get gets getting give go goes going
got had has have having he her here hers him his how however i if im in into is isnt it its itself just let lets like ll lot
made make makes may maybe me might mine more most much must my myself nor not now of off on once one only or other others our
ours out over own per re same shall she should so some somebody someone something still such than that thats the their theirs
them then there these they thing things this those through to too u under until up upon us ve very via was we well were what
whats when where which while whom whose why will with without would yes yet you your yours yourself

able actually already always away back best better both currently different e g eg etc exactly especially ie long near
possible quite really right sure

allow ask count counts cover covers covered explain find help include included includes involve keep kind know list look
looking main mean means need needs offer offered offers please pls provide provided provides say see show support supports
supported take takes tell thank thanks thx try type types use used user uses using want wants website site wish wonder
wondering work works working write wrote understand understands speak

ur r y ive id doesnt cant wont wat wats wut hw thru bout gonna wanna gotta gimme lemme kinda smth sth some1 any1 rn asap btw
tho cuz bc coz idk lol hm hmm umm uh ah oh yo ya yep nah plz plzz pleease ty bro dude man mate sir dear guys folks stuff
actual even lots bit gives happens happen
`;

const arabic = `
من ما ماذا متى أين كيف لماذا لم لا لن هل أي أية إلى على عن في مع ب ل ك و ف أو أم ثم حتى إذا إن أنا نحن أنت أنتم أنتن هو هي
هم هن هذا هذه هؤلاء ذلك تلك الذي التي الذين اللاتي اللي كل بعض غير سوى بين عند عندكم عندك عندي عندنا لدى لديكم لديك لدينا
لديها لكم لك لي لنا له لها لهم فيها فيه فيهم فيكم منها منه منهم منكم منك عليه عليها معكم معك معي معنا معهما معها معه بها به
بك إليكم كان كانت يكون تكون كنت قد لقد ليس ليست يوجد توجد هناك هنا أما مما عما كما لكن عنده فقط أيضا كذلك جدا الآن حاليا دون
بدون ضد خلال بعد قبل فوق تحت حول منذ أكثر أقل شيء بشيء شي أشياء مثل مثلا نوع أنواع بشأن بخصوص حسب جميع أول

أريد نريد أرغب نرغب أود نود أحتاج نحتاج أبغى نبغى أبي نبي تبون ابا حاب ودي لازم ممكن يمكن يمكنه يمكنها يمكنكم يمكنك يمكنني
يمكننا أستطيع يستطيع تستطيع نستطيع تستطيعون أقدر نقدر تقدرون يقدر سمحت سمحتم فضلك فضلكم رجاء الرجاء أرجو أخبرني أخبروني قل
قولوا اشرح أعطني أعطوني عطني عطوني هات وضح وضحوا المقصود معنى يعني تقدمون تقدمونها توفرون توفر تدعم تدعمون تستخدمون
تستخدمونها نستخدم تشمل يشمل تتعاملون اكتب اكتبوا تفهم تفهمون تتكلمون أفضل أحسن يفعل تفعلون فعل فعله يحدث أحصل نحصل الموقع
موقعكم يعمل تعمل

شو وشو شنو وش ايش ليش وين مين شلون كيفية كذا هيك ولا بس انتو انتوا تسوون تسوي نسوي نحط عشان علشان

ابغا تبغون تبغى يبون يبغون نبون محتاج محتاجين نبا نبغا تبي تبا يبي يبغى بغيت ودنا حابب حابين عايز عاوز بدي بدنا تقدر تقدروا فيني ينفع يصير اعرف
شنهو شنهي شسمه اش وشهو وشهي وشي اشلون كيفكم شفيه مو مب مش موب ماهو ماهي مافي ماكو ماله اكو عندكو عنكم لكو هالشي هاي هذي
هاذي ذا ذي هال هذول هني هنيه احنا حنا نحنا انتي انتون همه اهو اهي اياه وياكم وياي معاكم معاك معاي حقكم حقي حقنا
حق مال مالكم مالت تبع تبعكم تبعي بتاع بتاعكم عليكم علينا عليهم لين لما لمن لو ولو لان لانه عالشان كمان برضو بعدين
الحين هسه هسا دلوقتي توني خلاص يلا طيب زين تمام اوكي حلو واجد وايد كثير مره شوي شويه بالضبط تقريبا واحد وحده
احد حد ناس شغلة الشي سوا يسوي اسوي سووا سويت يسوون سويتوا عطاني تعطوني تعطون يعطيني قولي قولولي خبروني علموني دلوني
ساعدوني يخليني خلوني صار بيصير راح رح بروح يجي جاني جاي نفس كله كلها كلهم ايا يا ياخي يبه حبيبي اخوي

ليه ازاي منين امتى ده دي دول كده كدا حاجة حاجات عايزين عاوزين عايزة عاوزة بقى لسه برضه برضك معلش طب ماشي يبقى بتاعنا بتاعتنا
بتاعتكم بتاعي بتوعكم جوه جوا برا كويس كويسة خالص عشانكم ازيكم اد هما حضرتك حضراتكم ينفعش مفيش فيش دلوقت النهارده
هلق هلأ منيح كتير لسا بدكم بدكن بدك بدو فيكن فينا فيك إلنا إلكم إلكن عندكن منكن معكن عنا
لهون هون هنيك هيدا هيدي هاد هادا قديش اديش شلونك كيفكن احكيلي احكيلنا قلي قلنا حكيني ورجيني وريني عم لح
`;

const greetings = `
hello hi hey good morning evening afternoon bye goodbye welcome great nice cheers ok okay joe no
thanks thank thx ty cheers so very much a lot you for your help
مرحبا أهلا اهلين هلا هلو السلام وعليكم ورحمة الله وبركاته صباح مساء الخير النور شكرا مشكور مشكورين تسلم يسلمو وداعا جو نعم
جزيلا كثيرا لك لكم عليكم
`;

export const smallTalk = wordSet(greetings);

export const stopWords = wordSet(english + arabic + greetings);

function wordSet(words: string): ReadonlySet<string> {
  return new Set(normalize(words).trim().split(/\s+/));
}

export const compounds: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/data processing a(?:greement|ddendum)|(?:ال)?اتفاقي(?:ه|ات) معالجه (?:ال)?بيانات/g, 'dpa'],
  [/\bhow much\b(?! (?:time|data|experience))/g, 'price'],
  [/لوح(?:ه|ات) (?:ال)?(?:معلومات|تحكم|قياده)/g, 'داشبورد'],
  [/رس(?:م|وم) (?:ال)?بياني(?:ه)?/g, 'مخطط'],
];
