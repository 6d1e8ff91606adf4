export const positions = {
  closed: 'Closed',
  title: 'This position is closed',
  text: 'We’re not accepting applications for this role right now. See our open positions on the careers page.',
  details: 'View details',
  detailsOf: (title: string) => `View details: ${title}, closed`,
  refused: (title: string) => `We take no applications for ${title} at the moment. Please choose another position.`,
  /** Text of a section for Joe. */
  nowClosed: (titles: string) => `Closed at the moment, no applications: ${titles}.`,
  hiring: (titles: string) =>
    `Yes, we are actively hiring: ${titles}. You can see every position and apply on the careers page.`,
  notHiring: 'We take no applications at the moment.',
};
export type PositionsContent = typeof positions;
