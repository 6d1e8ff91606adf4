/** A question that compares one thing with another. It reads words that are normalised. */
export const comparison =
  /\b(?:differ(?:s|ent)? (?:from|than|to)|difference between|(?:better|worse) than|vs|versus)\b|(?:^|\s)(?:(?:ال|ب)?فرق \S*بين|[يت]فرق\S* (?:عن|بين)|(?:احسن|افضل) من|[يت]?ت?ميز\S* عن|[يتم]ختلف\S* عن)(?=\s)/;

const us = '(?:you|u|rihla)(?: guys| ai)?';
const english = `\\b(?:how|why|makes?|are|is) ${us} (?:is |are |any )*(?:different|better|special|unique)\\b|\\bbetween ${us} and\\b|\\b(?:choose|pick|prefer|hire|with|why) ${us} (?:and not|instead of|rather than|over)\\b|\\b${us} (?:vs|versus)\\b`;
const arabic =
  '(?:^|\\s)(?:بينكم و|[يت]?ت?ميزكم|تتميزون|يفرقكم|تختلفون|تختلف رحله|(?:ليش|ليه|لماذا|هل) انت[موا]+ (?:احسن|افضل|مختلفين))';

/** A comparison with us, whatever stands on its other side. */
export const comparisonWithUs = new RegExp(`${english}|${arabic}`);
