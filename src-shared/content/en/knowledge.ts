import type { KnowledgeContent } from '../types/knowledge.ts';

export const knowledge: KnowledgeContent = {
  contact: 'Contact and address',
  address: 'Office address',
  hours: 'Opening hours',
  demoHours: 'When demos take place',
  prices: 'Prices and free trial',
  apply: 'How to apply',
  newsletter: 'Newsletter',
  unsubscribe: 'Leave the newsletter',
};
