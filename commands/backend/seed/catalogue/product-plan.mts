import type { Colour } from './colours.mts'
import type { Drawing } from '../../drawing/drawings.mts'

/** `plenty` by default; `unmanaged` is made to order and never counted. */
export type Stock = 'plenty' | 'low' | 'sold-out' | 'backorder' | 'unmanaged'

export interface ProductPlan {
  title: string
  handle: string
  subtitle: string
  description: string
  type: string
  /** Handles of categories. */
  categories: string[]
  /** Handle of a collection. */
  collection?: string
  tags: string[]
  material: string
  /** Grams. */
  weight: number
  /** Length, width and height in millimetres. */
  size: [number, number, number]
  /** ISO 3166 code of the country that it is made in. */
  origin: string
  /** The variants are all the combinations. */
  options: Record<string, string[]>
  /** Euro cents of the first variant. */
  price: number
  /** What each further value of the last option adds. */
  step?: number
  status?: 'draft' | 'proposed' | 'rejected'
  stock?: Stock
  drawing: Drawing
  /** For products whose options name no colour. */
  colour?: Colour
  thumbnail?: false
}
