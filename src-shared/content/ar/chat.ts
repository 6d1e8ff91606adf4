import { brand } from '../../brand.ts';
import { whatsappAddress } from '../../site/whatsapp.ts';
import type { ChatContent } from '../en/chat.ts';
import { isolated } from '../isolated.ts';
import { commitments } from './commitments.ts';
import { handover } from './handover.ts';
import { afterMinutes } from './plural.ts';

const name = brand.arabicName;
const whatsapp = whatsappAddress ? `، أو [عبر واتساب](${whatsappAddress})` : '';
const builder = isolated(brand.agentBuilder.name);
const email = isolated(brand.email);

const chat: ChatContent = {
  name: 'جو',
  role: `مساعد ${name}`,
  panel: 'محادثة مع المساعد جو',
  reset: 'البدء من جديد',
  cleared: 'تم مسح المحادثة.',
  undo: 'تراجع',
  minimise: 'تصغير',
  expand: 'تكبير',
  close: 'إغلاق المحادثة',
  placeholder: `اسألوا ما شئتم عن ${name}...`,
  conversation: 'المحادثة',
  input: 'رسالتكم',
  send: 'إرسال',
  waiting: 'جو يكتب الآن',
  aiMarker: 'ذكاء اصطناعي',
  speaker: { visitor: 'أنتم', bot: 'جو' },
  greeting: [
    `حيّاكم الله، أنا جو، المساعد الذكي من ${name}. يسعدني أن أجيبكم عن:`,
    `• **${builder}**: منصتنا لإنشاء وكلاء الذكاء الاصطناعي بدون برمجة`,
    '• **حلول الذكاء الاصطناعي**: نطوّرها خصيصًا لشركتكم',
    '• **التواصل**: كيف تصلون إلى فريقنا',
    'ماذا تودّون أن تعرفوا؟',
  ].join('\n'),
  greetingAfterReset: 'أهلًا بكم من جديد، أنا جو. ماذا تودّون أن تعرفوا؟',
  quickQuestionsLabel: 'أسئلة سريعة',
  quickQuestions: [
    `ما هي شركة ${name}؟`,
    `أخبروني عن منصة ${builder}`,
    'هل لديكم وظائف شاغرة؟',
    'ما الخدمات التي تقدمونها؟',
    'كيف أتواصل معكم؟',
  ],
  actions: {
    schedule_demo: 'حجز عرض توضيحي',
    contact_team: 'التواصل مع الفريق',
    get_quote: 'طلب عرض سعر',
    view_careers: 'تصفّح الوظائف',
    contact_support: 'التواصل مع الدعم',
    check_website: 'تصفّح منتجاتنا',
    check_source: 'قراءة المصدر',
  },
  canned: {
    products: `${builder} منصتنا لإنشاء وكلاء الذكاء الاصطناعي بدون برمجة: يصف فريق الأعمال المهمة، ويربط أنظمته، ثم يترك العمل للوكيل. ونبني كذلك مدققًا ذكيًا، ونظامًا للتحقق من الهوية، وأداة لرصد الأسواق، ومحللًا للبيانات، ومنصةً لمقارنة الأسعار. وكلها معروضة في صفحة المنتجات.`,
    contact: `راسلونا على ${email} أو اتصلوا بنا على ${isolated(brand.phone)}${whatsapp}. مقرنا في دبي، الإمارات، ونرد ${commitments.reply}.`,
    pricing: `تختلف الأسعار باختلاف الحل وحجمه، ولمعظم منتجاتنا تجربة مجانية. للحصول على عرض سعر، راسلوا فريق المبيعات على ${email}.`,
    careers:
      'نعم، نبحث الآن عن مطوري واجهات أمامية ومهندسي ذكاء اصطناعي، وعن متدربين في المجالين. في صفحة الوظائف كل الشواغر، ومنها ترسلون طلبكم.',
    fallback: `شكرًا لتواصلكم. تجدون المزيد في موقعنا، ويسعد فريقنا بالرد عليكم عبر ${email}.`,
  },
  emptyReply: 'أعتذر، لم أتمكن من معالجة طلبكم الآن. حاولوا مرة أخرى أو تواصلوا مع فريقنا مباشرةً.',
  apology: `أعتذر، حدث خطأ من جانبنا. حاولوا مرة أخرى، أو راسلوا فريقنا على ${email}.`,
  tooMany: (minutes) => `وصلتني منكم أسئلة كثيرة في وقت قصير. حاولوا مرة أخرى ${afterMinutes(minutes)}.`,
  stillAnswering: 'لحظة من فضلكم، ما زلت أجيب عن رسالتكم السابقة.',
  offline: 'لا اتصال لديكم بالإنترنت، فلم تصلني رسالتكم. إنها محفوظة هنا: أعيدوا إرسالها بعد عودة الاتصال.',
  interrupted: { stopped: 'أوقفتم هذه الإجابة.', broken: 'انقطعت الإجابة هنا.' },
  stop: 'إيقاف الإجابة',
  retry: 'إعادة المحاولة',
  sendAgain: 'إعادة الإرسال',
  source: 'المصدر',
  sources: 'المصادر',
  seeAlso: 'للمزيد',
  nearest: 'أقرب الصفحات',
  copy: {
    action: 'إرسال المحادثة إلى بريدي',
    text: 'نرسل إلى بريدكم نسخة واحدة من المحادثة، من دون ما فيها من روابط وأرقام هواتف. ويمكنكم الرد عليها.',
    submit: 'إرسال النسخة',
    close: 'ليس الآن',
    done: {
      title: 'النسخة في طريقها إليكم',
      note: (email) => `أرسلناها إلى ${isolated(email)}. إن لم تصل خلال دقائق، فابحثوا عنها في البريد غير المرغوب فيه.`,
      close: 'العودة إلى المحادثة',
    },
  },
  feedback: {
    question: 'هل أفادتكم هذه الإجابة؟',
    helpful: 'مفيدة',
    unhelpful: 'غير مفيدة',
    thanks: 'شكرًا لكم.',
    reason: 'ما الذي كان ينقصها؟ (اختياري)',
    send: 'إرسال',
    skip: 'تجاوز',
    failed: 'لم يُحفظ رأيكم. حاولوا مرة أخرى.',
  },
  handover,
};

export default chat;
