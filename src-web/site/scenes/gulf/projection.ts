const northWest: Place = [33.5, 31.5];
const unitsPerDegree = 40;
/** A degree of longitude in the middle of the map, as a part of one of latitude. */
const narrowing = Math.cos((23 * Math.PI) / 180);

export function project([longitude, latitude]: Place): [x: number, y: number] {
  return [
    Math.round((longitude - northWest[0]) * narrowing * unitsPerDegree),
    Math.round((northWest[1] - latitude) * unitsPerDegree),
  ];
}

export function outline(places: readonly Place[]): string {
  const points = places.map(project);
  const steps = points.slice(1).map(([x, y], index) => `${x - points[index]![0]} ${y - points[index]![1]}`);
  return `M${points[0]!.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
}

export type Place = readonly [longitude: number, latitude: number];

export const shores: Record<string, Place[]> = {
  mainland: [
    // Iran, eastwards from the head of the Gulf.
    ...places('48.6,30 48.95,30.35 49.15,30.45 49.6,30.1 50.15,30.05 50.5,29.6 50.65,29.2 50.85,28.95 51.1,28.6'),
    ...places('51.3,28.1 51.95,27.8 52.6,27.5 53.1,27 53.5,26.8 54.3,26.65 54.9,26.5 55.5,26.8 55.8,27 56.3,27.15'),
    ...places('56.8,27.1 57,26.75 57.1,26.4 57.3,25.8 57.8,25.65 59,25.4 60.4,25.3 61.5,25.1 66,25.3'),
    ...places('80,24 80,60 0,60 0,36.5 28,36.6'),
    // The eastern Mediterranean.
    ...places('30.6,36.8 32.5,36.1 34,36.3 36,36.8 35.8,35.5 35.9,34.6 35.5,33.9 35,32.8 34.6,31.8 34.2,31.3'),
    ...places('33.2,31.05 32.3,31.2 31,31.6 29,30.9 25,31.6 0,31 0,0'),
    // Africa, from the Horn to Suez.
    ...places('48,4 50.8,9.5 51.25,11.85 49,11.3 46.5,10.7 45,10.45 43.4,11.4 42.6,11.55 43.3,12.3 42.7,13'),
    ...places('41.7,13.9 40.8,14.7 39.9,15 39.5,15.6 39.2,16.2 38.6,18 37.4,18.7 37.2,19.6 37.3,21 36.9,22 35.8,23.2'),
    ...places('35.5,23.9 34.9,25.1 34.3,26.1 33.85,27.2 33.1,28.4 32.5,29.5 32.55,29.95'),
    // Sinai.
    ...places('32.75,29.6 33.2,28.7 33.7,28.1 34.25,27.75 34.45,28 34.65,28.8 34.95,29.55'),
    // The Red Sea, southwards.
    ...places('34.95,29.2 34.75,28.4 34.6,28.05 35.2,28 35.7,27.3 36.45,26.2 37.2,25 38.05,24.1 38.6,23.5 39,22.7'),
    ...places('39,22.1 39.15,21.5 39.2,21 40.25,20.1 41.05,19.1 41.5,18.1 42.1,17.5 42.55,16.9 42.8,16.3 42.75,15.6'),
    ...places('42.95,14.8 43.25,13.9 43.25,13.3 43.45,12.65'),
    // The south coast, eastwards.
    ...places('44,12.6 45,12.8 45.7,13.35 46.7,13.45 47.5,13.65 48.2,14 49.1,14.5 49.7,14.8 51.2,15.2 52.2,15.6'),
    ...places('52.2,16.1 53.1,16.65 54.1,17 54.8,16.95 55.25,17.4 55.4,17.85 56.35,17.95 56.8,18.6 57.8,18.95'),
    ...places('57.7,19.6 57.8,20.2 58.3,20.6 58.55,20.4 59,21 59.4,21.5 59.85,22.5'),
    // The Gulf of Oman and Musandam.
    ...places('59.5,22.65 58.9,23.25 58.55,23.65 57.7,23.75 57.1,24 56.7,24.4 56.35,25 56.3,25.6 56.45,26.1 56.4,26.4'),
    // The south shore of the Gulf, westwards.
    ...places('56.1,26.1 55.95,25.75 55.27,25.27 54.9,24.95 54.4,24.5 53.9,24.1 52.7,24.15 52,23.95 51.75,24.1'),
    ...places('51.4,24.6 51.6,24.95 51.55,25.3 51.6,25.9 51.25,26.15 50.95,25.95 50.75,25.45 50.85,24.75'),
    ...places('50.5,25.1 50.2,25.6 50.2,26.3 50.1,26.65 49.65,27 49.3,27.4 48.8,27.7 48.6,28.4 48.2,29 48,29.38'),
    ...places('47.7,29.4 48.1,29.6 48.15,30 48.5,29.95'),
  ],
  bahrain: places('50.45,26.25 50.65,26.25 50.6,25.85 50.45,26'),
  qeshm: places('55.3,26.6 55.9,26.8 56.25,27 56.2,26.85 55.8,26.65'),
  masirah: places('58.65,20.2 58.75,20.55 58.95,20.7 58.85,20.35'),
  socotra: places('53.4,12.55 53.8,12.7 54.5,12.55 53.9,12.35'),
};

function places(text: string): Place[] {
  return text.split(' ').map((place) => {
    const [longitude, latitude] = place.split(',').map(Number);
    return [longitude!, latitude!];
  });
}
