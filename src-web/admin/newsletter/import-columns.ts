/** The state of a row: a `blocked` address bounces or complains; an `unread` one may have left. */
export type RowState = 'active' | 'left' | 'blocked' | 'unread';

/** A column speaks of the subscription in one of these ways. */
export type ColumnKind = 'status' | 'subscribed' | 'left' | 'blocked' | 'values' | 'question' | 'flag';

/** Headings of the tools that people come from, without case, spaces and punctuation. */
const columnNames: [ColumnKind, string[]][] = [
  [
    'status',
    [
      ...['status', 'state', 'subscriptionstatus', 'subscriberstatus', 'emailstatus', 'memberstatus', 'contactstatus'],
      ...['emailmarketingstatus', 'emailmarketingconsent', 'marketingstatus', 'emailconsent', 'الحالة', 'حالةالاشتراك'],
    ],
  ],
  [
    'subscribed',
    [
      ...[
        'subscribed',
        'issubscribed',
        'subscribedtoemails',
        'emailsubscribed',
        'optin',
        'optedin',
        'emailoptin',
        'hasoptedin',
      ],
      ...['acceptsmarketing', 'acceptsemailmarketing', 'newslettersubscribed', 'subscribedtonewsletter', 'مشترك'],
    ],
  ],
  [
    'left',
    [
      ...['unsubscribed', 'isunsubscribed', 'unsubscribedat', 'unsubscribeddate', 'unsubscribedate', 'unsubscribetime'],
      ...['unsubtime', 'unsubcampaigntitle', 'unsubcampaignid', 'unsubreason', 'unsubreasonother', 'dateunsubscribed'],
      ...[
        'optout',
        'optouttime',
        'optoutdate',
        'optedout',
        'hasoptedout',
        'emailoptout',
        'emailoptedout',
        'hasoptedoutofemail',
      ],
      ...['optedoutofallemail', 'unsubscribedfromallemail', 'donotemail', 'donotcontact', 'emaildisabled', 'disabled'],
      ...['deletedat', 'deleted', 'removedat', 'ألغىالاشتراك', 'إلغاءالاشتراك'],
    ],
  ],
  [
    'blocked',
    [
      ...[
        'cleantime',
        'cleancampaigntitle',
        'cleancampaignid',
        'cleaned',
        'cleanedat',
        'bounced',
        'bouncedat',
        'hardbounced',
      ],
      ...[
        'hardbouncedat',
        'invalidemail',
        'blacklisted',
        'blocklisted',
        'emailblacklisted',
        'emailblocklisted',
        'suppressed',
      ],
      ...['suppressedat', 'spamcomplaint', 'complained', 'markedasspam', 'محظور'],
    ],
  ],
];
const kinds = new Map(columnNames.flatMap(([kind, headings]) => headings.map((heading) => [heading, kind] as const)));
/** Parts of other headings that speak of the subscription. */
const blocking = /black|block|suppress|bounce|clean|complain|spam|محظور/g;
const leaving =
  /unsub|opt(?:ed)?out|exclu|revok|declin|refus|reject|withdr|churn|disabl|inactiv|delet|remov|cancel|donot|إلغاء|ألغى|رفض|استبعاد|مستبعد/g;
const consenting = /newsletter|consent|permission|opt(?:ed)?in|subscri|gdpr|نشرة|النشره|موافق|اشتراك|مشترك/;
const mailing = /opt|marketing|mailing|campaign|promo|allow|agree|accept|contactable|تسويق/;
const negating = /^(?:no|not|non|never|dont|isnt|غير|عدم|لا)$/;

const states = new Map<string, RowState>([
  ...values('active', 'active subscribed confirmed enabled valid member optedin نشط مشترك نعم'),
  ...values(
    'left',
    'unsubscribed inactive disabled optedout nonsubscribed notsubscribed neversubscribed deleted archived',
  ),
  ...values('left', 'unsub left removed pending unconfirmed unactivated declined ملغى ألغىالاشتراك غيرمشترك غيرنشط'),
  ...values(
    'blocked',
    'blocklisted blacklisted blocked cleaned bounced hardbounced bounce complained suppressed spam invalid محظور',
  ),
]);

const no = new Set(['', 'false', 'f', 'no', 'n', '0', 'off', 'non', 'nein', 'null', 'none', 'never', 'na', 'لا']);
const yes = new Set(['true', 't', 'yes', 'y', '1', 'on', 'x', 'oui', 'ja', 'نعم']);
/** `0000-00-00 00:00:00` */
const noTime = /^[0\s:./tz-]+$/i;

function values(state: RowState, words: string): [string, RowState][] {
  return words.split(' ').map((word) => [word, state]);
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[✓✔☑✅]/gu, 'yes')
    .replace(/[✗✘☒❌✕]/gu, 'no')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Undefined: it says nothing about the subscription. `values`: only some of its cells do. `question`: ask what it says. `flag`: a yes and
 * a no of something else, to be asked about where no other column speaks of the subscription.
 */
export function columnKind(heading: string, cells: string[]): ColumnKind | undefined {
  const name = folded(heading);
  const kind = kinds.get(name);
  if (kind) return kind;
  const answers = new Set(cells.map(folded).filter((value) => value !== ''));
  if (answers.size === 0) return undefined;
  const isYesOrNo = [...answers].every((value) => yes.has(value) || no.has(value));
  const [blocked, departed] = [blocking, leaving].map((words) => [...name.matchAll(words)].length) as [number, number];
  if (isYesOrNo) return kindOfFlag(heading, blocked, departed, answers);
  if (blocked + departed > 0) return 'question';
  const isChoice = answers.size <= 4 && [...answers].every((value) => /^\p{L}{2,30}$/u.test(value));
  if (consenting.test(name) && isChoice) {
    return [...answers].every((value) => states.has(value) || yes.has(value) || no.has(value))
      ? 'subscribed'
      : 'question';
  }
  return [...answers].some((value) => ['left', 'blocked'].includes(states.get(value) ?? '')) ? 'values' : undefined;
}

/** A column of yes and no. Two negations, or a heading that says nothing of it, are for staff to read. */
function kindOfFlag(heading: string, blocked: number, departed: number, answers: Set<string>): ColumnKind | undefined {
  const name = folded(heading);
  const words = heading
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .map(folded);
  const negations = blocked + departed + words.filter((word, i) => negating.test(word) && words[i - 1] !== 'do').length;
  const speaks = consenting.test(name) || mailing.test(name);
  if (negations === 1 && (blocked || departed || speaks)) return blocked ? 'blocked' : 'left';
  if (negations === 0 && speaks && !/opt(?!(?:ed)?in)/.test(name)) return 'subscribed';
  const differ = [...answers].some((value) => yes.has(value)) && [...answers].some((value) => no.has(value));
  if (negations > 0 || speaks) return 'question';
  return differ ? 'flag' : undefined;
}

export function stateIn(kind: ColumnKind, cell: string): RowState {
  const value = folded(cell);
  if (kind === 'status') return value === '' ? 'active' : (states.get(value) ?? 'unread');
  if (kind === 'values') return states.get(value) ?? 'active';
  if (kind === 'subscribed') {
    if (yes.has(value)) return 'active';
    return no.has(value) ? 'left' : (states.get(value) ?? 'unread');
  }
  if (kind === 'question' || kind === 'flag') return 'unread';
  // A time, a reason or a campaign also means that the subscriber has left.
  return no.has(value) || noTime.test(cell) ? 'active' : kind;
}
