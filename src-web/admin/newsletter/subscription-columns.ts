/** The state of a row: a `blocked` address bounces or complains; an `unread` one may have left. */
export type RowState = 'active' | 'left' | 'blocked' | 'unread';

/** How a column speaks of the subscription. */
export type ColumnKind = 'status' | 'subscribed' | 'left' | 'blocked' | 'values' | 'question';

/** Headings of the tools that people come from, without case, spaces and punctuation. */
const known: [ColumnKind, string[]][] = [
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
const kinds = new Map(known.flatMap(([kind, headings]) => headings.map((heading) => [heading, kind] as const)));
const speaksOfLeaving =
  /unsub|opt(?:ed)?out|black(?:list)?|block|suppress|bounce|clean|disabled|delete|complain|spam|donot|إلغاء|ألغى|محظور/;

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

const no = new Set(['', 'false', 'no', 'n', '0', 'null', 'none', 'never', 'na', 'لا']);
const yes = new Set(['true', 'yes', 'y', '1', 'x', 'نعم']);
/** `0000-00-00 00:00:00` */
const noTime = /^[0\s:./tz-]+$/i;

function values(state: RowState, words: string): [string, RowState][] {
  return words.split(' ').map((word) => [word, state]);
}

function folded(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Undefined: it says nothing about the subscription. `values`: only some of its cells do. `question`: ask what it says. */
export function columnKind(heading: string, cells: string[]): ColumnKind | undefined {
  const name = folded(heading);
  const kind = kinds.get(name);
  if (kind) return kind;
  if (speaksOfLeaving.test(name)) return cells.every((cell) => no.has(folded(cell))) ? undefined : 'question';
  return cells.some((cell) => ['left', 'blocked'].includes(states.get(folded(cell)) ?? '')) ? 'values' : undefined;
}

export function stateIn(kind: ColumnKind, cell: string): RowState {
  const value = folded(cell);
  if (kind === 'status') return value === '' ? 'active' : (states.get(value) ?? 'unread');
  if (kind === 'values') return states.get(value) ?? 'active';
  if (kind === 'subscribed') {
    if (yes.has(value)) return 'active';
    return no.has(value) ? 'left' : (states.get(value) ?? 'unread');
  }
  if (kind === 'question') return 'unread';
  // A time, a reason or a campaign also means that the subscriber has left.
  return no.has(value) || noTime.test(cell) ? 'active' : kind;
}
