export const gulfCalendar = {
  holidays: {
    newYear: 'New Year’s Day',
    nationalDay: 'Eid Al Etihad, the National Day of the UAE',
    islamicNewYear: 'Islamic New Year',
    prophetsBirthday: 'Birthday of the Prophet',
    ramadan: 'Ramadan',
    eidAlFitr: 'Eid al-Fitr',
    eidAlAdha: 'Arafah Day and Eid al-Adha',
  },
  weekend: 'Weekend',
  noDemos: 'No demos on this day',
};
export type GulfCalendarContent = typeof gulfCalendar;
export type HolidayName = keyof GulfCalendarContent['holidays'];
