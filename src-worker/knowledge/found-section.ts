/** A section of the site that was found for a question, in the language of the answer. */
export interface FoundSection {
  title: string;
  /** A path of the site, with its fragment; empty when there is none. */
  path: string;
  text: string;
}
