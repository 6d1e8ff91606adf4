/** Its provider names Arabic among its languages. It has 131,000 tokens of context. */
const defaultModel = '@cf/meta/llama-4-scout-17b-16e-instruct';

/** The model of Workers AI, whose names begin with @. */
export function bindingModel(configured: string): string {
  return configured.startsWith('@') ? configured : defaultModel;
}
