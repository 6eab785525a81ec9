import type { ProductRow } from '@stoa/api/admin/products'

/** The publication status of a product. */
export type ProductStatus = ProductRow['status']

/** Every status, in the order of a product's life. */
export const PRODUCT_STATUSES: readonly ProductStatus[] = ['draft', 'proposed', 'published', 'rejected']

/** The tone of each status in a badge. */
export const STATUS_TONES = {
  draft: 'neutral',
  proposed: 'info',
  published: 'success',
  rejected: 'danger',
} as const satisfies Record<ProductStatus, string>
