const dataAnalyst = {
  toolbar: 'Questions',
  ask: 'Your question',
  submit: 'Ask',
  suggestions: 'Or try one of these',
  /** Follows a question that the sample cannot answer. */
  unknown:
    'This sample can’t answer that. Ask about revenue by emirate, returning customers, order times, churn or returns.',
  questions: {
    emirates: 'Which emirate brings the most revenue?',
    customers: 'What share of revenue comes from returning customers?',
    hours: 'When do visitors become customers?',
    churn: 'Do customers stay after a second order?',
    returns: 'Which products are returned most?',
  },
  /** Values are formatted; labels are those of the chart. */
  answers: {
    emirates: (emirate: string, share: string) => `${emirate}, with ${share} of revenue in the last 30 days.`,
    customers: (visits: string, revenue: string) => `They account for ${visits} of visits and ${revenue} of revenue.`,
    hours: (hours: string, rate: string, mean: string) =>
      `${hours}: ${rate} of visits end in an order. The average is ${mean}.`,
    churn: (once: string, twice: string) =>
      `Yes. ${once} of customers leave after one order, ${twice} after two within 30 days.`,
    returns: (product: string, rate: string) => `${product}: ${rate} are returned.`,
  },
  queryTitle: 'The query that was run',
  pictureTitle: 'Its result',
  /** Headings of the compared items and of their values, by question. */
  columns: {
    emirates: ['Emirate', 'Revenue, AED'],
    customers: ['Share of', 'Returning customers'],
    hours: ['Day and hours', 'Visits with an order'],
    churn: ['Orders in 30 days', 'Left'],
    returns: ['Product', 'Sent back'],
  } satisfies Record<string, [label: string, value: string]>,
  labels: {
    Dubai: 'Dubai',
    'Abu Dhabi': 'Abu Dhabi',
    Sharjah: 'Sharjah',
    Ajman: 'Ajman',
    'Ras Al Khaimah': 'Ras Al Khaimah',
    Fujairah: 'Fujairah',
    'Umm Al Quwain': 'Umm Al Quwain',
    visits: 'Visits',
    revenue: 'Revenue',
    one: 'One',
    two: 'Two',
    'three or more': 'Three or more',
    Monday: 'Monday',
    Tuesday: 'Tuesday',
    Wednesday: 'Wednesday',
    Thursday: 'Thursday',
    Friday: 'Friday',
    Saturday: 'Saturday',
    Sunday: 'Sunday',
    '8 to 20': '8 AM to 8 PM',
    '20 to 22': '8 to 10 PM',
    '22 to 8': '10 PM to 8 AM',
    'Running shoes': 'Running shoes',
    Dress: 'Dress',
    Headphones: 'Headphones',
    Perfume: 'Perfume',
    'Coffee machine': 'Coffee machine',
    Rug: 'Rug',
    'Dates, 1 kg': 'Dates, 1 kg',
  },
  at: (weekday: string, hours: string) => `${weekday}, ${hours}`,
};
export type DataAnalystContent = typeof dataAnalyst;
export type QuestionName = keyof DataAnalystContent['questions'];
export type DataLabel = keyof DataAnalystContent['labels'];

export default dataAnalyst;
