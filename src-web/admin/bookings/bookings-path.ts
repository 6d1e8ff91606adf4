/** What the address of the bookings says: a day of the week that is shown, and `list` for the coming bookings. */
export interface BookingsFilters {
  week?: string;
  view?: string;
}

/** The address of the view, or of a booking in it. */
export function bookingsPath({ week, view }: BookingsFilters, id?: string): string {
  const filters = Object.entries({ view, week }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(filters).toString();
  return `/admin/bookings${id ? `/${id}` : ''}${search && `?${search}`}`;
}
