import type { Place } from './coast.ts';

const northWest: Place = [33.5, 31.5];
const unitsPerDegree = 40;
/** How much shorter a degree of longitude is than one of latitude, in the middle of the map. */
const narrowing = Math.cos((23 * Math.PI) / 180);

/** A place on the map, in whole units. North is up in every language. */
export function project([longitude, latitude]: Place): [x: number, y: number] {
  return [
    Math.round((longitude - northWest[0]) * narrowing * unitsPerDegree),
    Math.round((northWest[1] - latitude) * unitsPerDegree),
  ];
}

/** The outline of a land for the `d` of a path: each point relative to the one before it, which is shorter. */
export function outline(places: readonly Place[]): string {
  const points = places.map(project);
  const steps = points.slice(1).map(([x, y], index) => `${x - points[index]![0]} ${y - points[index]![1]}`);
  return `M${points[0]!.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
}
