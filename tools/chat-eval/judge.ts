const invisible =
  /[\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\u{e0000}-\u{e0fff}]|\u00ad|\u034f/u;

/** The faults of a text on the visitor's page. The judge knows nothing about the filter. */
export function faultsOf(text: string): string[] {
  const faults: string[] = [];
  if (invisible.test(text)) faults.push('invisible characters');
  if (/!\[[^\]]*\]/.test(text)) faults.push('an image');
  if (/[[【][\s^]*\d{1,2}\s*(?:†[^\]】]*)?[\]】]/.test(text)) faults.push('a citation mark');
  return faults;
}
