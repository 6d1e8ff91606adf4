const weekScene = {
  title: 'An example week',
  days: [
    { day: 'Monday', work: ['Plan small steps', 'Build'] },
    { day: 'Tuesday', work: ['Build', 'Build'], home: true },
    { day: 'Wednesday', work: ['With a customer', 'Build'] },
    { day: 'Thursday', work: ['Build', 'Measure'], home: true },
    { day: 'Friday', work: ['Show what works', 'Learn'] },
  ] satisfies { day: string; work: [string, string]; home?: boolean }[],
  home: 'from home',
  evening: 'Evenings at home',
};
export type WeekSceneContent = typeof weekScene;

export default weekScene;
