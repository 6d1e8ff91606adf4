/** Sentences of the privacy page that Joe says, too. */
export const privacyInShort = [
  'We store what you send us, so that we can reply to you.',
  'There are no cookies for visitors, no advertising and no profiles. We count page views but track no one, and we never sell your data.',
  'Almost everything is deleted automatically after a fixed time',
] as const;

export const rightsLaws =
  'The site is designed for the rights of access, correction, erasure and portability in the UAE’s Federal Decree-Law No. 45 of 2021 and in the GDPR of the European Union.';
