import { later } from '../lib/later.tsx';

/** Blocks of a page's content, whose code comes with the first interaction: their links work without it. */
export const Blocks = later(() => import('./blocks.tsx'));
