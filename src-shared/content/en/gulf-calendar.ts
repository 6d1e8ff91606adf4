export const gulfCalendar = {
  holidays: {
    newYear: 'New Year’s Day',
    nationalDay: 'UAE National Day (Eid Al Etihad)',
    islamicNewYear: 'Islamic New Year',
    prophetsBirthday: 'The Prophet’s Birthday',
    ramadan: 'Ramadan',
    eidAlFitr: 'Eid al-Fitr',
    eidAlAdha: 'Arafah Day and Eid al-Adha',
  },
  weekend: 'Weekend',
  noDemos: 'No demos on this day',
};
export type GulfCalendarContent = typeof gulfCalendar;
export type HolidayName = keyof GulfCalendarContent['holidays'];
