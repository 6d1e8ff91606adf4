/** UTF-8 bytes of a token: fewer than the tokenisers of today need on average, also for Arabic, so that the estimate is high. */
const bytesPerToken = 3;

/** The role and the separators of an entry. */
const tokensPerEntry = 4;

const encoder = new TextEncoder();

/** About how many tokens some texts are; rather too many than too few. */
export function estimateTokens(texts: string[]): number {
  return texts.reduce((sum, text) => sum + Math.ceil(encoder.encode(text).length / bytesPerToken) + tokensPerEntry, 0);
}
