import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { keepView } from '../keep.ts';

const keepApplication = {
  meta: { title: keepView.states.asked.title, description: `Answer whether ${brand.name} may keep your application.` },
  eyebrow: keepView.eyebrow,
  title: 'This link does not work.',
  lead: 'It may be incomplete, or the application has been deleted. Please use the link in our email.',
  actions: [
    { label: 'See your data', to: paths.myData },
    { label: 'Go to the home page', to: paths.home },
  ],
};
export type KeepApplicationContent = typeof keepApplication;

export default keepApplication;
