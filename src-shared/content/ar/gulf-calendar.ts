import type { GulfCalendarContent } from '../en/gulf-calendar.ts';

export const gulfCalendar: GulfCalendarContent = {
  holidays: {
    newYear: 'رأس السنة الميلادية',
    nationalDay: 'عيد الاتحاد',
    islamicNewYear: 'رأس السنة الهجرية',
    prophetsBirthday: 'المولد النبوي الشريف',
    ramadan: 'رمضان',
    eidAlFitr: 'عيد الفطر',
    eidAlAdha: 'وقفة عرفة وعيد الأضحى',
  },
  weekend: 'عطلة نهاية الأسبوع',
  noDemos: 'لا عروض توضيحية في هذا اليوم',
};
