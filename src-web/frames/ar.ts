import footer from '../../src-shared/content/ar/footer.ts';
import header from '../../src-shared/content/ar/header.ts';

export const frame = { header, footer };
