/** A question and the ids of the sections that answer it: one of them is enough. */
export type Question = [text: string, ...sections: [string, ...string[]]];

/** A question that means little without the one before it. */
type FollowUp = [before: string, ...question: Question];

export interface QuestionSet {
  questions: Question[];
  followUps?: FollowUp[];
  offTopic: string[];
}
