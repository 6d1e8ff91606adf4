/** When the office is open: weekdays from 0 (Sunday), hours in Dubai. */
export const officeHours = { weekdays: [1, 2, 3, 4, 5], opens: 9, closes: 18 } as const;
