import type { DraftLine } from './draft-values.ts'
import type { VariantFacts } from './line-prices.ts'

interface ProfiledOption {
  profile?: { type: string } | null
}

/** The shipping options that can send one of the lines: gift cards have a profile of their own, and are not goods. */
export function fittingOptions<Option extends ProfiledOption>(
  options: readonly Option[],
  lines: readonly Pick<DraftLine, 'variantId'>[],
  facts: ReadonlyMap<string, VariantFacts>,
): Option[] {
  const factsOfLine = ({ variantId }: Pick<DraftLine, 'variantId'>) =>
    variantId === null ? undefined : facts.get(variantId)
  const isForGiftCards = ({ profile }: Option) => profile?.type === 'gift_card'
  const hasGiftCards = lines.some((line) => factsOfLine(line)?.isGiftCard)
  const hasGoods = lines.some((line) => !factsOfLine(line)?.isGiftCard)
  return options.filter((option) => (isForGiftCards(option) ? hasGiftCards : hasGoods))
}
