/** Titles of Joe's sections that have no heading on a page. */
export const knowledge = {
  contact: 'Contact and address',
  address: 'Office address',
  hours: 'Opening hours',
  demoHours: 'When demos take place',
  prices: 'Prices and free trial',
  newsletter: 'Newsletter',
  unsubscribe: 'Unsubscribe from the newsletter',
};
export type KnowledgeContent = typeof knowledge;
