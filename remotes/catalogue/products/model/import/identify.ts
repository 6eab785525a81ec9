import type { CheckedRow, RowIssue } from '@stoa/admin/import'
import type { KnownGoods, KnownProduct, KnownVariant } from './store-facts.ts'

/** How rows find what the store has. */
export interface IdentifyOptions {
  goods: KnownGoods
  /** Products that the store has under the same handle, and variants under the same SKU, are updated. */
  isMatching: boolean
  /** The file says nothing about variants but which they are. */
  hasNoVariants: boolean
}

/** What a row is about in the store; nothing where it makes something new. */
export interface Identity {
  product: KnownProduct | undefined
  variant: KnownVariant | undefined
  issues: RowIssue[]
}

const fault = (key: string, column: string, value: string, more: Record<string, string> = {}): RowIssue => ({
  level: 'error',
  key,
  column,
  values: { value, ...more },
})

/** Finds the product and the variant of a row. */
export function identify(
  row: Pick<CheckedRow, 'record' | 'handle' | 'sku'>,
  options: IdentifyOptions,
): Identity {
  const { goods, isMatching, hasNoVariants } = options
  const issues: RowIssue[] = []
  const product = findProduct()
  return { product, variant: findVariant(), issues }

  function findProduct(): KnownProduct | undefined {
    const id = row.record.get('Product Id')
    const named = goods.byHandle.get(row.handle)
    if (id === undefined) {
      if (named && !isMatching) issues.push(fault('handleTaken', 'Product Handle', row.handle))
      return named
    }
    const found = goods.byId.get(id)
    if (!found) issues.push(fault('productUnknown', 'Product Id', id))
    else if (named && named !== found) issues.push(fault('handleOther', 'Product Handle', row.handle))
    return found
  }

  function findVariant(): KnownVariant | undefined {
    const id = row.record.get('Variant Id')
    if (id !== undefined) {
      const found = goods.variants.get(id)
      if (!found) issues.push(fault('variantUnknown', 'Variant Id', id))
      else if (found.product !== product) {
        issues.push(fault('variantOther', 'Variant Id', id, { product: found.product.title }))
      } else checkSku(found.variant)
      return found?.variant
    }
    const known = goods.bySku.get(row.sku)
    if (known && known.product === product && isMatching) return known.variant
    checkSku(undefined)
    return hasNoVariants ? product?.variants[0] : undefined
  }

  function checkSku(own: KnownVariant | undefined) {
    const known = goods.bySku.get(row.sku)
    if (!known || known.variant === own) return
    issues.push(fault('skuTaken', 'Variant SKU', row.sku, { product: known.product.title }))
  }
}
