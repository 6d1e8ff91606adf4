export type QuestionName = 'emirates' | 'customers' | 'hours' | 'churn' | 'returns';

/** Every value of the data that a picture may name. */
export type DataLabel =
  | 'Dubai'
  | 'Abu Dhabi'
  | 'Sharjah'
  | 'Ajman'
  | 'Ras Al Khaimah'
  | 'Fujairah'
  | 'Umm Al Quwain'
  | 'visits'
  | 'revenue'
  | 'one'
  | 'two'
  | 'three or more'
  | 'Monday'
  | 'Tuesday'
  | 'Wednesday'
  | 'Thursday'
  | 'Friday'
  | 'Saturday'
  | 'Sunday'
  | '8 to 20'
  | '20 to 22'
  | '22 to 8'
  | 'Running shoes'
  | 'Dress'
  | 'Headphones'
  | 'Perfume'
  | 'Coffee machine'
  | 'Rug'
  | 'Dates, 1 kg';

export interface DataAnalystContent {
  toolbar: string;
  questions: Record<QuestionName, string>;
  /** The answer in a sentence. Values are formatted; labels are those of the picture. */
  answers: {
    emirates: (emirate: string, share: string) => string;
    customers: (visits: string, revenue: string) => string;
    hours: (hours: string, rate: string, mean: string) => string;
    churn: (once: string, twice: string) => string;
    returns: (product: string, rate: string) => string;
  };
  queryTitle: string;
  pictureTitle: string;
  /** The columns of the picture, by question: what is compared, and its value. */
  columns: Record<QuestionName, [label: string, value: string]>;
  /** What the values of the data are called. */
  labels: Record<DataLabel, string>;
  /** A weekday with its hours. */
  at: (weekday: string, hours: string) => string;
}
