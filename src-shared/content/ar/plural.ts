const rules = new Intl.PluralRules('ar');

/** The form that Arabic grammar asks for after `n`. */
export function plural(n: number, forms: Record<Intl.LDMLPluralRule, string>): string {
  return forms[rules.select(n)];
}

/** `بعد 3 دقائق`. */
export function afterMinutes(minutes: number): string {
  return plural(minutes, {
    zero: 'بعد لحظات',
    one: 'بعد دقيقة',
    two: 'بعد دقيقتين',
    few: `بعد ${minutes} دقائق`,
    many: `بعد ${minutes} دقيقة`,
    other: `بعد ${minutes} دقيقة`,
  });
}

const numbers = new Intl.NumberFormat('en');

/** `180 درهمًا`. */
export function dirhams(amount: number): string {
  const count = numbers.format(amount);
  return plural(amount, {
    zero: 'صفر درهم',
    one: 'درهم واحد',
    two: 'درهمين',
    few: `${count} دراهم`,
    many: `${count} درهمًا`,
    other: `${count} درهم`,
  });
}
