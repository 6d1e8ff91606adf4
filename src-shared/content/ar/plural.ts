const rules = new Intl.PluralRules('ar');

/** The form that Arabic grammar asks for after the number `n`. */
export function plural(n: number, forms: Record<Intl.LDMLPluralRule, string>): string {
  return forms[rules.select(n)];
}
