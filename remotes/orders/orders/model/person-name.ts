import { fullName, type PersonNames } from '@stoa/i18n/names'

/** Null when neither part of the name is known. */
export const personName = (person: PersonNames | null | undefined): string | null => fullName(person) || null
