import { productFacts } from '#shared/site/products.ts';
import type { ProductSummary } from '../../types/product.ts';

export const idVerification: ProductSummary = {
  ...productFacts.idVerification,
  title: 'Identity checks across the GCC',
  description: 'Reads the ID and matches the face in seconds.',
  features: [
    'All six GCC national IDs',
    'Face match with liveness',
    'Arabic and English text',
    'Results in under 30 seconds',
  ],
  illustration: {
    name: 'identity',
    label: 'An identity card is scanned and three checks pass.',
    labels: ['Document', 'Face', 'Liveness'],
  },
};
