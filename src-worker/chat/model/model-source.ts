import { type Bindings, configOf } from '../../env.ts';
import { bindingModel } from './binding-model.ts';

/** The service that answers, and its model. A key comes before the binding. */
export function modelSource(
  env: Bindings,
): { source: 'api' | 'binding'; model: string } | { source: 'none'; model: null } {
  const { CHAT_API_KEY, CHAT_MODEL } = configOf(env);
  if (CHAT_API_KEY) return { source: 'api', model: CHAT_MODEL };
  if (!env.AI) return { source: 'none', model: null };
  return { source: 'binding', model: bindingModel(CHAT_MODEL) };
}
