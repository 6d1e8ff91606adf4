interface BookingsFilters {
  week?: string;
  view?: string;
}

export function bookingsPath({ week, view }: BookingsFilters, id?: string): string {
  const filters = Object.entries({ view, week }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(filters).toString();
  return `/admin/bookings${id ? `/${id}` : ''}${search && `?${search}`}`;
}
