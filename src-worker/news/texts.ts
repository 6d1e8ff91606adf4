import ar from '#shared/content/ar/pages/news.ts';
import en from '#shared/content/en/pages/news.ts';

export const newsTexts = { en, ar };
