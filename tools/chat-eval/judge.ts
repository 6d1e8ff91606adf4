const invisible =
  /[\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\u{e0000}-\u{e0fff}]|\u00ad|\u034f/u;

/** What is wrong with a text that stands in the visitor's page; empty when nothing is. It knows nothing of how the filter works. */
export function faultsOf(text: string): string[] {
  const faults: string[] = [];
  if (invisible.test(text)) faults.push('invisible characters');
  if (/!\[[^\]]*\]/.test(text)) faults.push('an image');
  if (/[[【][\s^]*\d{1,2}\s*(?:†[^\]】]*)?[\]】]/.test(text)) faults.push('a citation mark');
  return faults;
}
