/** A person as the backend keeps it: given name and family name, each of which may be missing. */
export interface PersonNames {
  first_name?: string | null
  last_name?: string | null
}

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+$/u

/**
 * The name of a person; empty without any. Names in Chinese, Japanese and Korean scripts have the family name first and
 * no space, as CLDR writes them, whatever the language of the reader.
 */
export function fullName(person: PersonNames | null | undefined): string {
  const given = person?.first_name?.trim() ?? ''
  const family = person?.last_name?.trim() ?? ''
  if (EAST_ASIAN.test(given) && EAST_ASIAN.test(family)) return family + given
  return [given, family].filter(Boolean).join(' ')
}
