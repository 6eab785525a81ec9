import type { ProductRow } from '@stoa/api/admin/products'

export type ProductStatus = ProductRow['status']

export const PRODUCT_STATUSES: readonly ProductStatus[] = ['draft', 'proposed', 'published', 'rejected']

export const STATUS_TONES = {
  draft: 'neutral',
  proposed: 'info',
  published: 'success',
  rejected: 'danger',
} as const satisfies Record<ProductStatus, string>
