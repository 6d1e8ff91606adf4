/** A line such as `DTSTART;TZID=Asia/Dubai:20261124T090000`: its parameters with their semicolons, and its value. */
export interface Line {
  parameters: string;
  value: string;
}

type Lines = ReadonlyMap<string, Line[]>;

export interface ZoneDescription {
  lines: Lines;
  /** Each observance starts at its DTSTART, every year if it has an RRULE. */
  observances: Lines[];
}

interface Calendar {
  events: Lines[];
  zones: ReadonlyMap<string, ZoneDescription>;
}

/** The properties that decide when an event takes place. Other lines may hold anything, even invalid iCalendar. */
const wanted = new Set([
  ...['UID', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'SEQUENCE'],
  ...['TRANSP', 'STATUS', 'X-MICROSOFT-CDO-BUSYSTATUS', 'ATTENDEE'],
  ...['TZID', 'X-LIC-LOCATION', 'TZOFFSETTO'],
]);

const observances = new Set(['STANDARD', 'DAYLIGHT']);

/** Lines that cannot be parsed are skipped. @throws Error when the text is not a calendar */
export function readCalendar(text: string): Calendar {
  if (!/^\s*BEGIN:VCALENDAR\b/i.test(text.slice(0, 100).replace('\ufeff', ''))) throw new Error('It is no calendar');
  const events: Lines[] = [];
  const zones = new Map<string, ZoneDescription>();
  let lines: Map<string, Line[]> | undefined;
  let zone: ZoneDescription | undefined;
  /** The nesting depth of components inside an event, such as its alarms. */
  let depth = 0;
  for (const line of unfolded(text)) {
    const { name, parameters, value } = partsOf(line);
    const component = value.trim().toUpperCase();
    if (name === 'BEGIN' && (component === 'VEVENT' || component === 'VTIMEZONE' || observances.has(component))) {
      lines = new Map();
      depth = 0;
      if (component === 'VTIMEZONE') zone = { lines, observances: [] };
      else if (observances.has(component)) zone?.observances.push(lines);
      else events.push(lines);
    } else if (name === 'BEGIN') depth += 1;
    else if (name === 'END' && depth > 0) depth -= 1;
    else if (name === 'END') {
      const id = component === 'VTIMEZONE' ? zone?.lines.get('TZID')?.[0]?.value : undefined;
      if (zone && id !== undefined) zones.set(id, zone);
      lines = undefined;
    } else if (lines && depth === 0 && wanted.has(name)) {
      const same = lines.get(name);
      if (same) same.push({ parameters, value });
      else lines.set(name, [{ parameters, value }]);
    }
  }
  return { events, zones };
}

function partsOf(line: string): Line & { name: string } {
  const name = nameOf(line);
  let isQuoted = false;
  for (let at = name.length; name !== '' && at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted;
    // Microsoft writes `TZID=tzone://Microsoft/Utc` without quotation marks.
    else if (line[at] === ':' && !isQuoted && !line.startsWith('://', at)) {
      return { name, parameters: line.slice(name.length, at), value: line.slice(at + 1) };
    }
  }
  return { name: '', parameters: '', value: '' };
}

function nameOf(line: string): string {
  return /^[\w-]{1,40}(?=[;:])/.exec(line)?.[0].toUpperCase() ?? '';
}

/** The value of a parameter without its quotation marks. */
export function parameterOf({ parameters }: Line, name: string): string | undefined {
  const upper = parameters.toUpperCase();
  const at = upper.indexOf(`;${name}=`);
  if (at < 0) return undefined;
  const value = parameters.slice(at + name.length + 2);
  return value.startsWith('"') ? value.slice(1).split('"', 1)[0] : value.split(';', 1)[0];
}

function* unfolded(text: string): Generator<string> {
  let parts: string[] = [];
  let isInQuote = false;
  for (let from = 0; from <= text.length; ) {
    const next = text.indexOf('\n', from);
    const end = next < 0 ? text.length : next;
    const line = text.slice(from, text[end - 1] === '\r' ? end - 1 : end);
    from = end + 1;
    const isFolded = line.startsWith(' ') || line.startsWith('\t');
    // Some programs write a raw line break in a quoted parameter, although the standard forbids it.
    const isRest = isInQuote && !beginsProperty(line);
    if (!isFolded && !isRest) {
      if (parts.length > 0) yield parts.join('');
      parts = [];
      isInQuote = false;
    }
    parts.push(isFolded ? line.slice(1) : line);
    if (parts.length === 1 || isInQuote) isInQuote = endsInQuote(parts.length === 1 ? line : `;"${line}`);
  }
  if (parts.length > 0) yield parts.join('');
}

function beginsProperty(line: string): boolean {
  const name = nameOf(line);
  return name === 'BEGIN' || name === 'END' || wanted.has(name);
}

/** True if a line ends inside a quoted parameter. */
function endsInQuote(line: string): boolean {
  if (!/^[\w-]*;/.test(line)) return false;
  let isQuoted = false;
  for (const char of line) {
    if (char === ':' && !isQuoted) return false;
    if (char === '"') isQuoted = !isQuoted;
  }
  return isQuoted;
}
