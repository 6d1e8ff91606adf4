import type { KnowledgeSection } from '../../src-shared/knowledge/section.ts';
import type { Locale } from '../../src-shared/locales.ts';
import { createAnswerFilter } from '../../src-worker/chat/answer/answer-filter.ts';
import { promptContext } from '../../src-worker/chat/answer/prompt.ts';
import { complete } from '../../src-worker/chat/model/completion.ts';
import type { Config } from '../../src-worker/config.ts';

interface Asked {
  text: string;
  /** The sections that the answer cites. */
  cited: KnowledgeSection[];
}

/** A real model's answer to a first message, as a visitor would see it. `site` is for `CHAT_CONTEXT=site`. */
export async function askModel(
  config: Config,
  message: string,
  locale: Locale,
  found: readonly KnowledgeSection[],
  site: readonly KnowledgeSection[] = [],
): Promise<Asked> {
  const { system, numbered } = promptContext(config, { page: locale, question: locale }, found, site);
  const messages = [system, { role: 'user' as const, content: message }];
  const filter = createAnswerFilter(numbered);
  let text = '';
  const cost = { requests: 0, received: '' };
  const call = { config, model: config.CHAT_MODEL, messages, cancelled: new AbortController().signal, cost };
  for await (const part of complete(call)) text += filter.push(part);
  const { rest, cited } = filter.end();
  return { text: text + rest, cited: cited.map((number) => numbered[number - 1]!) };
}
