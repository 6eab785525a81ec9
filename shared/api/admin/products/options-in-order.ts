import type { ProductRes } from './products-types.ts'

type Created = { created_at: string | Date }

const byCreation = (one: Created, other: Created): number =>
  new Date(one.created_at).getTime() - new Date(other.created_at).getTime()

/**
 * The answer with the product's options in the order in which they were created. The server sends them in the order of
 * its table's rows, which a rename changes. Options that were created together with the product have one time; those
 * stay as the server sends them, since it keeps no order of them.
 */
export const withOptionsInOrder = (answer: ProductRes): ProductRes => ({
  ...answer,
  product: { ...answer.product, options: answer.product.options.toSorted(byCreation) },
})
