/** The titles of what Joe finds that no heading of a page names. */
export interface KnowledgeContent {
  contact: string;
  address: string;
  hours: string;
  demoHours: string;
  prices: string;
  apply: string;
  newsletter: string;
  unsubscribe: string;
}
