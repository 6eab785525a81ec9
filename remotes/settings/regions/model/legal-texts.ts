/** Keys of a region's metadata that the shop shows as pages of its own. */
export const LEGAL_TEXTS = ['imprint', 'terms', 'privacy'] as const

type LegalTexts = Record<(typeof LEGAL_TEXTS)[number], string>

/** The texts in a region's metadata; empty where there is none. */
export const legalTexts = (metadata: Readonly<Record<string, unknown>> | null | undefined): LegalTexts => {
  const text = (key: keyof LegalTexts) => {
    const value = metadata?.[key]
    return typeof value === 'string' ? value : ''
  }
  return { imprint: text('imprint'), terms: text('terms'), privacy: text('privacy') }
}
