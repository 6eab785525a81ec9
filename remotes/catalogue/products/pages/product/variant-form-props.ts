import type { AdminProduct, VariantOfProduct } from '@stoa/api/admin/products'
import type { AdminRegion } from '@stoa/api/admin/regions'
import type { StockLocation } from '@stoa/api/admin/stock-locations'
import type { VariantInventory } from '@stoa/api/admin/variants'

export interface EditVariantProps {
  product: AdminProduct
  /** The one that is changed or copied; undefined for a new one. */
  variant: VariantOfProduct | undefined
  isCopy: boolean
  onClose: () => void
}

export interface VariantFormProps extends EditVariantProps {
  currencies: readonly string[]
  regions: readonly AdminRegion[]
  locations: readonly StockLocation[]
  /** What is in stock of it, where that is kept by location. */
  item: VariantInventory['inventory'][number] | undefined
}
