import { brand } from '../../brand.ts';
import type { ReplyTemplates } from '../en/reply-templates.ts';
import { isolated } from '../isolated.ts';
import { commitments } from './commitments.ts';

const name = brand.arabicName;

export const replyTemplates: ReplyTemplates = {
  call: {
    subject: () => 'مكالمة بخصوص طلبكم',
    text: ({ firstName, nextWorkingDay }) =>
      letter(
        firstName,
        'شكرًا لتواصلكم معنا. اطّلعنا على طلبكم، ونودّ أن نفهمه عن قرب قبل أن نقترح عليكم شيئًا.',
        `هل يناسبكم يوم ${nextWorkingDay} لمكالمة مدتها نحو نصف ساعة؟ وإن كان يوم آخر أنسب لكم، فيكفي الرد على هذه الرسالة بموعدين أو ثلاثة تناسبكم.`,
      ),
  },
  information: {
    subject: () => 'بعض الأسئلة عن طلبكم',
    text: ({ firstName }) =>
      letter(
        firstName,
        'شكرًا لاهتمامكم. كي يأتي ردّنا ملائمًا لما تحتاجون إليه، يساعدنا أن نعرف:',
        '- ما الذي تودّون تحقيقه، ومتى؟\n- من يشارك في ذلك من جهتكم؟\n- هل من شيء يحسن بنا أن نقرأه أو نراه مسبقًا؟',
        'تكفينا بضعة أسطر ردًّا على هذه الرسالة.',
      ),
  },
  later: {
    subject: ({ position }) => (position ? 'ما زلنا ندرس طلبكم للعمل لدينا' : 'ما زلنا ندرس طلبكم'),
    text: ({ firstName, position, nextWorkingDay }) =>
      letter(
        firstName,
        `شكرًا لصبركم. ما زلنا ندرس ${position ? application(position) : 'طلبكم'}، ونفضّل أن نقدّم إليكم ردًّا وافيًا على ردّ سريع.`,
        `ننوي أن نكتب إليكم يوم ${nextWorkingDay}. وإن كان لديكم ما لا يحتمل الانتظار، فيكفي الرد على هذه الرسالة.`,
      ),
  },
  screening: {
    subject: ({ position }) => applicationSubject(position),
    text: ({ firstName, position }) =>
      letter(
        firstName,
        `شكرًا لكم على ${application(position)}. قرأناه باهتمام، ونودّ أن نعرف عنكم المزيد. نرجو أن تخبرونا في بضعة أسطر:`,
        '- عن عمل تعتزّون به، وعن دوركم فيه\n- متى يمكنكم مباشرة العمل، وما فترة الإنذار في عقدكم الحالي إن وُجدت\n- أين تقيمون الآن، وهل يمكنكم العمل في دبي',
        'ونرحّب بروابط إلى أعمالكم. يكفي الرد على هذه الرسالة.',
      ),
  },
  interview: {
    subject: () => `مقابلة عمل في ${name}`,
    text: ({ firstName, position, nextWorkingDay }) =>
      letter(
        firstName,
        `شكرًا لكم على ${application(position)}. يسعدنا أن نتعرّف إليكم في مقابلة ${commitments.interview}، عبر الفيديو أو في مكتبنا في دبي.`,
        `نرجو أن تقترحوا في ردّكم موعدين أو ثلاثة تناسبكم، ابتداءً من يوم ${nextWorkingDay}.`,
        'سنتحدث عن عملكم وعن عملنا، وفي اللقاء متّسع لأسئلتكم.',
      ),
  },
  offer: {
    subject: () => 'خبر سارّ بشأن طلبكم',
    text: ({ firstName, position, nextWorkingDay }) =>
      letter(
        firstName,
        `سعدنا بالتعرّف إليكم، ويسرّنا أن تنضموا إلينا${position ? ` في وظيفة «${position}»` : ''}.`,
        `وقبل إصدار عرض العمل المكتوب، نودّ أن نناقش معكم التفاصيل: تاريخ المباشرة، والعقد، وما بقي لديكم من أسئلة. هل يناسبكم أن نتصل بكم يوم ${nextWorkingDay}؟`,
        'هذه الرسالة ليست عقدًا بعد. والشروط هي ما يرد في العرض المكتوب.',
      ),
  },
  hired: {
    subject: () => `أهلًا بكم في ${name}`,
    text: ({ firstName, position }) =>
      letter(
        firstName,
        `أهلًا بكم! يسعدنا كثيرًا انضمامكم إلينا${position ? ` في وظيفة «${position}»` : ''}.`,
        'سنتواصل معكم بشأن يومكم الأول وما يلزمه من أوراق. وإلى ذلك الحين اسألونا عمّا تشاؤون: يكفي الرد على هذه الرسالة.',
      ),
  },
  declined: {
    subject: () => `طلبكم للعمل في ${name}`,
    text: ({ firstName, position }) =>
      letter(
        firstName,
        `نشكركم على ${application(position)}، وعلى الوقت الذي خصصتموه له.`,
        'قررنا المضي مع متقدمين آخرين، ولذلك لا يمكننا أن نعرض عليكم هذه الوظيفة. نعلم أن هذا ليس الرد الذي كنتم تأملونه. وقرارنا يخص هذه الوظيفة وحدها، وليس حكمًا على كفاءتكم.',
        'نتمنى لكم كل التوفيق في خطواتكم المقبلة.',
      ),
  },
};

/** @returns Markdown */
function letter(firstName: string, ...paragraphs: string[]): string {
  const greeting = firstName ? `مرحبًا ${isolated(firstName)}،` : 'مرحبًا،';
  return [greeting, ...paragraphs, `مع أطيب التحيات،\nفريق ${name}`].join('\n\n');
}

function application(position: string | null): string {
  return position ? `طلبكم لوظيفة «${position}»` : 'طلبكم للعمل لدينا';
}

function applicationSubject(position: string | null): string {
  return position ? application(position) : `طلبكم للعمل في ${name}`;
}
