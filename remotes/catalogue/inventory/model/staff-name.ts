import { fullName, type PersonNames } from '@stoa/i18n/names'

/** What staff are called: by their name, else by their e-mail address. */
export const personName = (person: PersonNames & { email: string }): string =>
  fullName(person) || person.email
