import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { isolated } from '../../isolated.ts';
import type { LegalContent, LegalFacts } from '../../types/legal.ts';
import { legalLabels } from '../legal.ts';
import { backups, protection, recipients, records, serversAbroad } from '../legal-facts.ts';
import { privacyInShort, rightsLaws } from '../privacy-facts.ts';

const mailLink = { label: brand.email, to: `mailto:${brand.email}` };
const myData = { label: 'بياناتكم', to: paths.myData };

const [stored, neverSold, deleted] = privacyInShort;

export default function privacy(facts: LegalFacts): LegalContent {
  return {
    meta: {
      title: 'سياسة الخصوصية',
      description: `ما تحفظه ${brand.arabicName} عنكم، ولماذا، وإلى متى، ومن يصله، وكيف تطّلعون عليه أو تنزّلونه أو تمحونه.`,
    },
    ...legalLabels,
    title: 'سياسة الخصوصية',
    lead: 'ما نحفظه عنكم، ولماذا، وإلى متى، وكيف تحصلون على نسخة منه أو تطلبون محوه.',
    changedOn: '2026-11-29',
    sections: [
      {
        id: 'in-short',
        title: 'باختصار',
        paragraphs: [],
        items: [
          stored,
          neverSold,
          `${deleted} نذكرها أدناه.`,
          ['في صفحة ', myData, ' تطّلعون على ما لدينا وتنزّلونه وتمحونه، دون حساب.'],
        ],
      },
      {
        id: 'who',
        title: 'المتحكم في البيانات (الجهة المسؤولة)',
        paragraphs: [
          [
            `${isolated(brand.legalName)}، دبي، الإمارات. لكل ما يتعلق ببياناتكم، راسلونا على `,
            mailLink,
            ` أو اتصلوا بنا على ${isolated(brand.phone)}.`,
          ],
        ],
      },
      {
        id: 'what',
        title: 'ما نحفظه، ولماذا، وإلى متى',
        paragraphs: [
          'تبدأ المدة من يوم إنشاء السجل، ولطلباتكم على اختلافها من آخر تغيير فيها: حالة جديدة، أو رسالة منا، أو رسالة منكم. وعند انتهائها يُحذف السجل تلقائيًا.',
        ],
        entries: records(facts),
      },
      {
        id: 'recipients',
        title: 'من تصله بياناتكم',
        paragraphs: [`موظفونا الذين يتولون طلبكم، والشركات التي تشغّل لنا أجزاءً من هذا الموقع. ${serversAbroad}`],
        items: recipients(facts).map(({ text }) => text),
      },
      {
        id: 'rights',
        title: 'حقوقكم',
        paragraphs: [
          [
            'أدخلوا بريدكم الإلكتروني في صفحة ',
            myData,
            '. وإن كان لدينا شيء عنه، أرسلنا إليه رابطًا يعرضه، ومع كل جزء يوم حذفه. ومنه تنزّلون بياناتكم، وتلغون الاشتراك في النشرة البريدية أو تبدؤونه، وتمحون كل شيء. ولا يُستثنى من ذلك سوى الملاحظات الداخلية لموظفينا، ونقدّمها لكم عند الطلب.',
          ],
          [
            'للتصحيح أو الاعتراض أو الاستفسار، راسلونا على ',
            mailLink,
            '. وفي كل نشرة رابط لإلغاء الاشتراك بنقرة واحدة. ولكم أيضًا أن تتقدموا بشكوى إلى الجهة المختصة بحماية البيانات في بلدكم، وهي في دولة الإمارات مكتب الإمارات للبيانات.',
          ],
          'يشمل المحو سيرتكم الذاتية والمراسلات أيضًا، وما كتبتموه من رسائل في مراسلات غيركم، أما تلك المراسلات نفسها فتبقى. لكنه لا يصل إلى الرسائل التي سُلّمت من قبل. راسلونا، ونحذف ما في صناديق بريدنا منها أيضًا.',
          'لا يُحفظ مع المحادثة بريد إلكتروني إلا إذا تركتموه فيها أو أرسلتم منها نموذجًا، ولا تضيف إليها النسخة بالبريد شيئًا. وما عدا ذلك لا نعرف أي محادثة هي محادثتكم، وتُحذف تلقائيًا.',
          `${backups}، وبعدها يزول السجل الممحو تمامًا. وما نحتفظ به بعد المحو لا عنوان فيه: قيم التجزئة المشفّرة المذكورة أعلاه، وسطر يثبت أن المحو تم.`,
          rightsLaws,
        ],
      },
      {
        id: 'security',
        title: 'كيف نحمي بياناتكم',
        paragraphs: [protection],
      },
    ],
  };
}
