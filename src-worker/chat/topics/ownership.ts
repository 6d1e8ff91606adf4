const data = '(?:data|conversations?|chats?|transcripts?|messages|documents)';
const whose = '(?:(?:of|over|the|our|my|all|customers|chat) )*';
const content = `(?:${whose}${data}|(?:of )?what \\w+ (?:customers )?(?:write|type|say))`;
const own = '(?<!\\b(?:our|my|your|their|its|s|customers) )own(?:s|er|ership)?';
const english = [
  `\\b(?:${own}|rights to) ${content}(?=$| (?:in|we|our|that|or|and|after)\\b)`,
  `\\b${content} (?:\\w+ ){0,2}?(?:owned by|ownership|belongs? to)\\b`,
  `^(?:is|are|do|does|will) ${content} (?:\\w+ )?(?:yours?|ours?)(?: property)?(?:$| or )`,
];

const kind = '(?:بيانات|محادثات|معلومات|رسايل)';
const held = `(?:ال${kind}|${kind}(?:نا|ي| (?:ال)?(?:محاد|عم)\\S+))`;
const stays = '(?:\\S?ت\\S+ )?';
const whom = '(?:من|مين|منو)';
const arabic = [
  `(?:\\S?(?:ال)?ملكيه|${whom} مالك|ل${whom}|[يتن]مت?لك(?:ون|وا)?) ${stays}${held}(?=$| (?:بعد|ولا|او) )`,
  `(?<=^(?:هل )?)${stays}${held} ${stays}(?:ل(?:نا|كم|${whom})|(?:ملك|حق)\\S{0,4}(?<!حقيق\\S*)(?: ل?(?:نا|${whom}))?)(?=$| ول| او)`,
];

/** A question about who owns a customer’s data, in normalised words. Those about a model or the market have sections of their own. */
export const asksWhoOwnsData = new RegExp(
  `^(?!.*(?:model|market|نم[او]ذ|سوق)).*?(?:${english.join('|')}|(?<=^|\\s)(?:${arabic.join('|')}))`,
);
