/** From Sunday on. */
export const weekdays = ['احد', 'اثنين اتنين', 'ثلاثاء ثلاثا تلات', 'اربعاء اربعا', 'خميس', 'جمعه', 'سبت'];

export const months = [
  'january يناير',
  'february فبراير',
  'march مارس',
  'april ابريل',
  'may مايو',
  'june يونيو يونيه',
  'july يوليو يوليه',
  'august اغسطس',
  'september سبتمبر',
  'october اكتوبر',
  'november نوفمبر',
  'december ديسمبر',
];

export const today = 'today tonight now rn اليوم الحين الان دلوقتي النهارده هلق';
export const tomorrow = 'tomorrow tmrw tmr bacher باجر باكر بكره بكرا غدا';
export const weekend = 'weekend weekends ويكند';
export const christmas = 'christmas xmas كريسماس';

/** Words that name a day, its part, or a holiday. 0 stands for any number; “may” says little in a question. */
export const dayWords = [
  '~friday ~جمعه sun mon tue tues wed thu thur fri sat',
  ...weekdays,
  ...months.filter((names) => !names.startsWith('may')),
  'jan feb mar apr jun jul aug sep sept oct nov dec',
  today,
  tomorrow,
  weekend,
  christmas,
  '0 week اسبوع morning noon afternoon evening night صباح صباحا الصبح ظهر الظهر عصر العصر مغرب مساء المسا بالليل',
  'holiday eid ramadan national etihad hijri mawlid arafah year عيد رمضان عطله عطلات عطل وطني اتحاد مولد عرفه راس',
].join(' ');

export const besideDay =
  'day date time hour next coming during al el uae new islamic fitr adha birthday am pm يوم ايام وقت ساعه الاسبوع الجاي الياي القادم المقبل نهايه امارات سنه هجريه ميلاديه نبوي فطر اضحي كبير صغير';
