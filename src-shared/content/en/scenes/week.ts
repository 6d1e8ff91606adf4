const weekScene = {
  title: 'A week, as an example',
  days: [
    { day: 'Monday', work: ['Plan small steps', 'Build'] },
    { day: 'Tuesday', work: ['Build', 'Build'], home: true },
    { day: 'Wednesday', work: ['With a customer', 'Build'] },
    { day: 'Thursday', work: ['Build', 'Measure'], home: true },
    { day: 'Friday', work: ['Show it at work', 'Learn'] },
  ] satisfies { day: string; work: [string, string]; home?: boolean }[],
  /** On a day that is worked from home. */
  home: 'from home',
  evening: 'Evenings at home',
};
export type WeekSceneContent = typeof weekScene;

export default weekScene;
