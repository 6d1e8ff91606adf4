import type { QuestionName } from '#shared/content/en/samples/ai-data-analyst.ts';
import { normalize } from '#shared/search/normalize.ts';

/** The words have the spelling of `normalize`. */
interface Words {
  names: RegExp;
  /** These name the question only beside a word of its topic: a text with "Dubai" may ask for anything. */
  hints?: RegExp;
  topic: RegExp;
}

const words: Record<QuestionName, Words> = {
  emirates: {
    names: /emirate|امار/g,
    hints:
      /\bwhere\b|region|\bcit(?:y|ies)\b|location|geograph|dubai|abu dhabi|sharjah|ajman|fujairah|ras al khaimah|منطق|مدين|مدن|(?:^| )(?:اين|وين)|دبي|ابوظبي|الشارقه|عجمان|الفجيره|راس الخيمه/g,
    topic: /revenue|\bsales\b|\bsells?\b|\bsold\b|\bearn|turnover|ايراد|مبيع|[نتي]بيع|اعلي|اكثر/g,
  },
  customers: {
    names:
      /returning|repeat (?:customers?|buyers?|visitors?)|loyal|regulars?\b|existing customers?|new (?:customers?|visitors?|buyers?)|عايد|متكرر|دايم|عملاء جدد|العملاء الجدد|اوفياء/g,
    topic: /customer|revenue|share|carry|visits|عملاء|حصه|ايراد|زيار/g,
  },
  hours: {
    names: /conver(?:t|sion)|تحويل|يتحول/g,
    hints:
      /\bwhen\b|\btimes?\b|hours?\b|weekday|\bdays?\b|evening|morning|thursday|friday|متي|وقت|اوقات|ساع|مساء|صباح|يوم/g,
    topic: /visit|\bbuy|\borders\b|purchas|customers|\bsells?\b|زوار|زيار|يشتر|طلبات|بيع/g,
  },
  churn: {
    names: /churn|retention|retain|second order|two orders|order(?:ed)? twice|lapse|فقدان|احتفاظ|الطلب الثاني|طلبين/g,
    hints: /\bleav|\bleft\b|\bstay|\blos(?:e|ing|t)\b|يغادر|غادر|يبق|بقاء|يترك|نخسر/g,
    topic: /customer|order|buyer|عملاء|عميل|طلب/g,
  },
  returns: {
    names:
      /sent back|send back|sends? .*back|\breturns\b|\breturned\b|refund|brought back|يعاد|اعيد|مرتجع|ارجاع|ترجيع|استرجاع|مسترد/g,
    hints: /\breturn\b|يرجع/g,
    topic: /product|\bitems?\b|goods|منتج|سلع|بضاي/g,
  },
};

export function findQuestion(text: string): QuestionName | undefined {
  const folded = normalize(text).replace(/\s+/g, ' ');
  // The tables have figures and no causes.
  if (/\bwhy\b|لماذا|ليش/.test(folded)) return undefined;
  const count = (pattern?: RegExp) => (pattern ? new Set(folded.match(pattern)).size : 0);
  const scores = Object.entries(words).map(([question, { names, hints, topic }]) => {
    const onTopic = count(topic);
    const named = count(names) + (onTopic && count(hints));
    return { question: question as QuestionName, score: named && 3 * named + onTopic };
  });
  const [best, next] = scores.toSorted((a, b) => b.score - a.score);
  return best!.score > next!.score ? best!.question : undefined;
}
