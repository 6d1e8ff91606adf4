import { paths } from '../../../paths.ts';

const notFound = {
  meta: { title: 'Page not found', description: 'There is no page at this address.' },
  eyebrow: '404',
  title: 'This path ends in the sand.',
  lead: 'The page you asked for has moved, or never existed. From here every road leads somewhere.',
  actions: [
    { label: 'Back to the home page', to: paths.home },
    { label: 'See the products', to: paths.products },
  ],
};
export type NotFoundContent = typeof notFound;

export default notFound;
