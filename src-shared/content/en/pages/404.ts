import { paths } from '#shared/paths.ts';

const notFound = {
  meta: {
    title: 'Page not found',
    description: 'This page doesn’t exist. Find our products, careers and contact details here.',
  },
  eyebrow: '404',
  title: 'We can’t find that page.',
  lead: 'It may have moved, or the address may be mistyped. Try one of these pages:',
  /** Precedes the address of the page whose name is nearest. */
  nearest: 'Did you mean',
  actions: [
    { label: 'Back to the home page', to: paths.home },
    { label: 'See the products', to: paths.products },
  ],
  askJoe: 'Ask Joe to find it',
  more: [
    { label: 'Contact us', to: paths.contact },
    { label: 'Schedule Demo', to: paths.scheduleDemo },
  ],
};
export type NotFoundContent = typeof notFound;

export default notFound;
