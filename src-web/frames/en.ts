import footer from '../../src-shared/content/en/footer.ts';
import header from '../../src-shared/content/en/header.ts';

export const frame = { header, footer };
