import { paths, sentPaths } from '#shared/paths.ts';
import type { SentContent } from '../../en/pages/sent.ts';
import { commitments } from '../commitments.ts';
import { careerForm } from '../forms/career.ts';
import { deckForm } from '../forms/deck.ts';
import { demoForm } from '../forms/demo.ts';
import { partnershipForm } from '../forms/partnership.ts';
import { newsletterMessages } from '../newsletter-messages.ts';

const request = `لم يُحجز موعد بعد. سجّلنا الوقت الذي طلبتموه، وسنرسل إليكم موعدًا آخر ${commitments.reply}.`;

const sent: SentContent = {
  meta: { title: 'شكرًا لكم', description: 'وصلنا النموذج الذي أرسلتموه.' },
  eyebrow: 'شكرًا لكم',
  results: {
    [sentPaths.demo]: { ...demoForm.success, text: `${demoForm.success.text} ${request}` },
    [sentPaths.partnership]: partnershipForm.success,
    [sentPaths.career]: careerForm.success,
    [sentPaths.deck]: deckForm.success,
    [sentPaths.subscribed]: { title: newsletterMessages.subscribed },
    [sentPaths.resubscribed]: { title: newsletterMessages.resubscribed },
    [sentPaths.already_subscribed]: { title: newsletterMessages.alreadySubscribed },
  },
  actions: [
    { label: 'تصفّح المنتجات', to: paths.products },
    { label: 'العودة إلى الصفحة الرئيسية', to: paths.home },
  ],
};

export default sent;
