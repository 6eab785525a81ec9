import { rows as adminAnalyticsConfigs } from './calls/admin/analytics-configs.ts'
import { rows as adminApps } from './calls/admin/apps.ts'
import { rows as adminAuth } from './calls/admin/auth.ts'
import { rows as adminBatchJobs } from './calls/admin/batch-jobs.ts'
import { rows as adminCollections } from './calls/admin/collections.ts'
import { rows as adminCurrencies } from './calls/admin/currencies.ts'
import { rows as adminCustom } from './calls/admin/custom.ts'
import { rows as adminCustomerGroups } from './calls/admin/customer-groups.ts'
import { rows as adminCustomers } from './calls/admin/customers.ts'
import { rows as adminDiscounts } from './calls/admin/discounts.ts'
import { rows as adminDraftOrders } from './calls/admin/draft-orders.ts'
import { rows as adminGiftCards } from './calls/admin/gift-cards.ts'
import { rows as adminInventoryItems } from './calls/admin/inventory-items.ts'
import { rows as adminInvites } from './calls/admin/invites.ts'
import { rows as adminNotes } from './calls/admin/notes.ts'
import { rows as adminNotifications } from './calls/admin/notifications.ts'
import { rows as adminOrderEdits } from './calls/admin/order-edits.ts'
import { rows as adminOrders } from './calls/admin/orders.ts'
import { rows as adminPaymentCollections } from './calls/admin/payment-collections.ts'
import { rows as adminPayments } from './calls/admin/payments.ts'
import { rows as adminPriceLists } from './calls/admin/price-lists.ts'
import { rows as adminProductCategories } from './calls/admin/product-categories.ts'
import { rows as adminProductTags } from './calls/admin/product-tags.ts'
import { rows as adminProductTypes } from './calls/admin/product-types.ts'
import { rows as adminProducts } from './calls/admin/products.ts'
import { rows as adminPublishableApiKeys } from './calls/admin/publishable-api-keys.ts'
import { rows as adminRegions } from './calls/admin/regions.ts'
import { rows as adminReservations } from './calls/admin/reservations.ts'
import { rows as adminReturnReasons } from './calls/admin/return-reasons.ts'
import { rows as adminReturns } from './calls/admin/returns.ts'
import { rows as adminSalesChannels } from './calls/admin/sales-channels.ts'
import { rows as adminShippingOptions } from './calls/admin/shipping-options.ts'
import { rows as adminShippingProfiles } from './calls/admin/shipping-profiles.ts'
import { rows as adminStockLocations } from './calls/admin/stock-locations.ts'
import { rows as adminStore } from './calls/admin/store.ts'
import { rows as adminSwaps } from './calls/admin/swaps.ts'
import { rows as adminTaxRates } from './calls/admin/tax-rates.ts'
import { rows as adminUploads } from './calls/admin/uploads.ts'
import { rows as adminUsers } from './calls/admin/users.ts'
import { rows as adminVariants } from './calls/admin/variants.ts'
import { rows as storeAuth } from './calls/store/auth.ts'
import { rows as storeCarts } from './calls/store/carts.ts'
import { rows as storeCollections } from './calls/store/collections.ts'
import { rows as storeCustomers } from './calls/store/customers.ts'
import { rows as storeGiftCards } from './calls/store/gift-cards.ts'
import { rows as storeOrderEdits } from './calls/store/order-edits.ts'
import { rows as storeOrders } from './calls/store/orders.ts'
import { rows as storePaymentCollections } from './calls/store/payment-collections.ts'
import { rows as storeProductCategories } from './calls/store/product-categories.ts'
import { rows as storeProductTags } from './calls/store/product-tags.ts'
import { rows as storeProductTypes } from './calls/store/product-types.ts'
import { rows as storeProducts } from './calls/store/products.ts'
import { rows as storeRegions } from './calls/store/regions.ts'
import { rows as storeReturnReasons } from './calls/store/return-reasons.ts'
import { rows as storeReturns } from './calls/store/returns.ts'
import { rows as storeShippingOptions } from './calls/store/shipping-options.ts'
import { rows as storeSwaps } from './calls/store/swaps.ts'
import type { CallRow } from './call-row.ts'

/** Every call once, in the order in which the real server gets them. */
export const allCalls: readonly CallRow[] = [
  ...adminAnalyticsConfigs,
  ...adminApps,
  ...adminAuth,
  ...adminBatchJobs,
  ...adminCollections,
  ...adminCurrencies,
  ...adminCustom,
  ...adminCustomerGroups,
  ...adminCustomers,
  ...adminDiscounts,
  ...adminDraftOrders,
  ...adminGiftCards,
  ...adminInventoryItems,
  ...adminInvites,
  ...adminNotes,
  ...adminNotifications,
  ...adminOrderEdits,
  ...adminOrders,
  ...adminPaymentCollections,
  ...adminPayments,
  ...adminPriceLists,
  ...adminProductCategories,
  ...adminProductTags,
  ...adminProductTypes,
  ...adminProducts,
  ...adminPublishableApiKeys,
  ...adminRegions,
  ...adminReservations,
  ...adminReturnReasons,
  ...adminReturns,
  ...adminSalesChannels,
  ...adminShippingOptions,
  ...adminShippingProfiles,
  ...adminStockLocations,
  ...adminStore,
  ...adminSwaps,
  ...adminTaxRates,
  ...adminUploads,
  ...adminUsers,
  ...adminVariants,
  ...storeAuth,
  ...storeCarts,
  ...storeCollections,
  ...storeCustomers,
  ...storeGiftCards,
  ...storeOrderEdits,
  ...storeOrders,
  ...storePaymentCollections,
  ...storeProductCategories,
  ...storeProductTags,
  ...storeProductTypes,
  ...storeProducts,
  ...storeRegions,
  ...storeReturnReasons,
  ...storeReturns,
  ...storeShippingOptions,
  ...storeSwaps,
]
