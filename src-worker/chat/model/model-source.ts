import { type Bindings, configOf } from '../../env.ts';

/** Its provider names Arabic among its languages. It has 131,000 tokens of context. */
const defaultModel = '@cf/meta/llama-4-scout-17b-16e-instruct';

/** The service that answers, and its model. A key comes before the binding. */
export function modelSource(
  env: Bindings,
): { source: 'api' | 'binding'; model: string } | { source: 'none'; model: null } {
  const { CHAT_API_KEY, CHAT_MODEL } = configOf(env);
  if (CHAT_API_KEY) return { source: 'api', model: CHAT_MODEL };
  if (!env.AI) return { source: 'none', model: null };
  return { source: 'binding', model: CHAT_MODEL.startsWith('@') ? CHAT_MODEL : defaultModel };
}
