import type { QuestionName } from '#shared/content/en/samples/ai-data-analyst.ts';
import { normalize } from '#shared/search/normalize.ts';

/** By question: words that name it, and words that only fit it. In the spelling of `normalize`. */
const words: Record<QuestionName, { names: RegExp; fits: RegExp }> = {
  emirates: {
    names:
      /emirate|\bwhere\b|region|\bcit(?:y|ies)\b|location|geograph|dubai|abu dhabi|sharjah|امار|منطق|مدين|مدن|(?:^| )اين|دبي|ابوظبي|الشارقه/g,
    fits: /revenue|sales|sell|most|best|top|earn|ايراد|مبيع|اعلي|اكثر/g,
  },
  customers: {
    names:
      /returning|repeat (?:customers?|buyers?|visitors?)|loyal|regulars?\b|existing customers?|new (?:customers?|visitors?|buyers?)|عايد|متكرر|دايم|عملاء جدد|العملاء الجدد|اوفياء/g,
    fits: /customer|revenue|share|carry|visits|عملاء|حصه|ايراد|زيار/g,
  },
  hours: {
    names:
      /\bwhen\b|\btimes?\b|hours?\b|weekday|\bdays?\b|evening|morning|thursday|friday|conver(?:t|sion)|متي|وقت|اوقات|ساع|مساء|صباح|يوم|تحويل|يتحول/g,
    fits: /best|visit|buy|order|customers|افضل|زوار|زيار|يشتر|طلب/g,
  },
  churn: {
    names:
      /churn|\bleav|\bleft\b|\bstay|retention|retain|\blos(?:e|ing|t)\b|second order|two orders|order(?:ed)? twice|lapse|فقدان|يغادر|غادر|يبق|بقاء|احتفاظ|الطلب الثاني|طلبين|يترك|نخسر/g,
    fits: /customer|order|عملاء|طلب/g,
  },
  returns: {
    names:
      /sent back|send back|sends? .*back|\breturns?\b|\breturned\b|refund|brought back|يعاد|اعيد|مرتجع|ارجاع|يرجع|ترجيع|استرجاع|مسترد/g,
    fits: /product|item|goods|most|often|منتج|سلع|بضاي|اكثر/g,
  },
};

export function findQuestion(text: string): QuestionName | undefined {
  const folded = normalize(text).replace(/\s+/g, ' ');
  const scores = Object.entries(words).map(([question, { names, fits }]) => {
    const named = new Set(folded.match(names)).size;
    return { question: question as QuestionName, score: named && 3 * named + new Set(folded.match(fits)).size };
  });
  const [best, next] = scores.toSorted((a, b) => b.score - a.score);
  return best!.score > next!.score ? best!.question : undefined;
}
