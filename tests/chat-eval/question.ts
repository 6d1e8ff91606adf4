/** A question and the ids of the sections that answer it: one of them is enough. */
export type Question = [text: string, ...sections: [string, ...string[]]];
