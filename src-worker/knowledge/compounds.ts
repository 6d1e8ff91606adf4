/** Arabic nouns of two words, normalised, and one word that means the same: their first word alone means something else. */
export const compounds: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/لوح(?:ه|ات) (?:ال)?(?:معلومات|تحكم|قياده)/g, 'داشبورد'],
  [/رس(?:م|وم) (?:ال)?بياني(?:ه)?/g, 'مخطط'],
];
