import { applications, demoRequests, partnershipInquiries } from '#shared/invented/people.ts';
import { defaultLocale, type Locale } from '#shared/locales.ts';

/** People of the invented month. A test gives them a name or an address of its own. */
export const customers = oneOfEachLanguage(demoRequests);
export const investors = oneOfEachLanguage(partnershipInquiries);
export const applicants = oneOfEachLanguage(applications);

function oneOfEachLanguage<Person extends { locale?: Locale }>(people: Person[]): Record<Locale, Person> {
  const first = (locale: Locale) => people.find((person) => (person.locale ?? defaultLocale) === locale)!;
  return { en: first('en'), ar: first('ar') };
}
