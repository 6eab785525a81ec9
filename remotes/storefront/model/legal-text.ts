/** The pages that the law asks for; their names are their addresses and their keys in the region's metadata. */
export const LEGAL_PAGES = ['imprint', 'terms', 'privacy'] as const

export type LegalPage = (typeof LEGAL_PAGES)[number]

/**
 * A legal text from the metadata of a region: `terms_de` for a language, else `terms`. Undefined when staff wrote none.
 */
export function legalText(
  metadata: Readonly<Record<string, unknown>> | null | undefined,
  page: LegalPage,
  language: string,
): string | undefined {
  const texts = [metadata?.[`${page}_${language.split('-')[0]}`], metadata?.[page]]
  return texts.filter((text) => typeof text === 'string').find((text) => text.trim() !== '')
}
