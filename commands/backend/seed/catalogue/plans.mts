import { accessories } from './accessories.mts'
import { cardsAndPrints } from './cards-and-prints.mts'
import { clothing } from './clothing.mts'
import { cooking } from './cooking.mts'
import { rooms } from './rooms.mts'
import { tableware } from './tableware.mts'
import { textiles } from './textiles.mts'
import { writing } from './writing.mts'
import { colours, type Colour } from './colours.mts'
import type { ProductPlan } from './product-plan.mts'

export const productPlans: ProductPlan[] = [
  ...tableware,
  ...cooking,
  ...textiles,
  ...rooms,
  ...clothing,
  ...accessories,
  ...writing,
  ...cardsAndPrints,
]

export const giftCardPicture = { file: 'gift-card.svg', drawing: 'voucher', colour: 'Terracotta' } as const

/** The pictures of a product: one for each of its first two colours. */
export function picturesOf({ handle, options, colour, drawing }: ProductPlan) {
  const shown = (options['Colour'] ?? []).filter((name): name is Colour => name in colours).slice(0, 2)
  const names = shown.length > 0 ? shown : [colour ?? 'Oat']
  return names.map((name, index) => ({
    file: index === 0 ? `${handle}.svg` : `${handle}-${name.toLowerCase()}.svg`,
    drawing,
    colour: name,
  }))
}
