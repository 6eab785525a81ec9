import { defineExtension } from '@stoa/extension-sdk'

export default defineExtension({
  name: 'catalogue',
  version: '0.1.0',
  sdk: '^0.3.0',
  pages: [
    {
      path: '/products',
      title: 'products.title',
      link: { label: 'products.title', icon: 'tag', order: 20, shortcut: 'g p' },
      first: {
        path: '/admin/products',
        query: {
          is_giftcard: false,
          fields:
            'id,title,handle,thumbnail,status,collection.id,collection.title,' +
            'variants.id,variants.inventory_quantity,variants.manage_inventory',
          expand: 'collection,variants',
        },
        rows: 20,
        list: 'product',
      },
      load: () => import('./products/pages/products/products.tsx'),
    },
    {
      path: '/products/import',
      title: 'import.products.title',
      load: () => import('./products/pages/product-import/product-import.tsx'),
    },
    {
      path: '/products/spreadsheet',
      title: 'spreadsheet.title',
      load: () => import('./products/pages/spreadsheet/spreadsheet.tsx'),
    },
    {
      path: '/products/new',
      title: 'newProduct.title',
      load: () => import('./products/pages/new-product/new-product.tsx'),
    },
    {
      path: '/products/:id',
      title: 'products.one',
      first: { path: '/admin/products/:id' },
      load: () => import('./products/pages/product/product.tsx'),
    },
    {
      path: '/collections',
      title: 'collections.title',
      link: { label: 'collections.title', icon: 'folder', order: 30, parent: '/products' },
      first: { path: '/admin/collections', rows: 20 },
      load: () => import('./collections/pages/collections/collections.tsx'),
    },
    {
      path: '/collections/:id',
      title: 'collections.one',
      first: { path: '/admin/collections/:id' },
      load: () => import('./collections/pages/collection/collection.tsx'),
    },
    {
      path: '/product-categories',
      title: 'categories.title',
      link: { label: 'categories.title', icon: 'layers', order: 35, parent: '/products' },
      flag: 'product_categories',
      load: () => import('./categories/pages/categories/categories.tsx'),
    },
    {
      path: '/gift-cards',
      title: 'giftCards.title',
      link: { label: 'giftCards.title', icon: 'gift', order: 55, parent: '/products' },
      first: { path: '/admin/gift-cards', rows: 20 },
      load: () => import('./gift-cards/pages/gift-cards/gift-cards.tsx'),
    },
    {
      path: '/gift-cards/manage',
      title: 'giftCards.manage.title',
      load: () => import('./gift-cards/pages/gift-card-product/gift-card-product.tsx'),
    },
    {
      path: '/gift-cards/:id',
      title: 'giftCards.one',
      first: { path: '/admin/gift-cards/:id' },
      load: () => import('./gift-cards/pages/gift-card/gift-card.tsx'),
    },
    {
      path: '/discounts',
      title: 'discounts.title',
      link: { label: 'discounts.title', icon: 'percent', order: 50 },
      first: {
        path: '/admin/discounts',
        query: {
          fields:
            'id,code,is_dynamic,is_disabled,parent_discount_id,usage_limit,usage_count,starts_at,ends_at,' +
            'valid_duration,rule.id,rule.type,rule.value,rule.description,regions.id,regions.currency_code,' +
            'parent_discount.id,parent_discount.code,parent_discount.regions.id,' +
            'parent_discount.regions.currency_code',
          expand: 'rule,regions,parent_discount,parent_discount.regions',
        },
        rows: 20,
        list: 'discount',
      },
      load: () => import('./discounts/pages/discounts/discounts.tsx'),
    },
    {
      path: '/discounts/new',
      title: 'discounts.new',
      load: () => import('./discounts/pages/new-discount/new-discount.tsx'),
    },
    {
      path: '/discounts/:id',
      title: 'discounts.one',
      first: {
        path: '/admin/discounts/:id',
        query: { expand: 'rule,rule.conditions,regions,parent_discount,parent_discount.regions' },
      },
      load: () => import('./discounts/pages/discount/discount.tsx'),
    },
    {
      path: '/inventory',
      title: 'inventory.title',
      link: { label: 'inventory.title', icon: 'box', order: 45, shortcut: 'g i', parent: '/products' },
      flag: 'inventoryService',
      load: () => import('./inventory/pages/inventory/inventory.tsx'),
    },
    {
      path: '/inventory/quantities',
      title: 'inventory.views.quantities',
      flag: 'inventoryService',
      load: () => import('./inventory/pages/inventory-quantities/inventory-quantities.tsx'),
    },
    {
      path: '/inventory/locations',
      title: 'inventory.views.locations',
      flag: 'stockLocationService',
      load: () => import('./inventory/pages/stock-locations/stock-locations.tsx'),
    },
    {
      path: '/inventory/reservations',
      title: 'inventory.views.reservations',
      flag: 'inventoryService',
      load: () => import('./inventory/pages/reservations/reservations.tsx'),
    },
    {
      path: '/inventory/items/:id',
      title: 'inventory.one',
      flag: 'inventoryService',
      load: () => import('./inventory/pages/inventory-item/inventory-item.tsx'),
    },
    {
      path: '/pricing',
      title: 'pricing.title',
      link: { label: 'pricing.title', icon: 'wallet', order: 60 },
      first: { path: '/admin/price-lists', query: { expand: 'customer_groups' }, rows: 20 },
      load: () => import('./pricing/pages/price-lists/price-lists.tsx'),
    },
    {
      path: '/pricing/new',
      title: 'pricing.new',
      load: () => import('./pricing/pages/new-price-list/new-price-list.tsx'),
    },
    {
      path: '/pricing/:id',
      title: 'pricing.one',
      load: () => import('./pricing/pages/price-list/price-list.tsx'),
    },
    {
      path: '/pricing/:id/import',
      title: 'pricing.import.title',
      load: () => import('./pricing/pages/price-import/price-import.tsx'),
    },
  ],
  searches: [
    { id: 'products', label: 'products.title', icon: 'tag', load: () => import('./searches/products.ts') },
    {
      id: 'collections',
      label: 'collections.title',
      icon: 'folder',
      load: () => import('./searches/collections.ts'),
    },
    {
      id: 'categories',
      label: 'categories.title',
      icon: 'layers',
      flag: 'product_categories',
      load: () => import('./searches/categories.ts'),
    },
    {
      id: 'discounts',
      label: 'discounts.title',
      icon: 'percent',
      load: () => import('./searches/discounts.ts'),
    },
    {
      id: 'gift-cards',
      label: 'giftCards.title',
      icon: 'gift',
      load: () => import('./searches/gift-cards.ts'),
    },
    {
      id: 'price-lists',
      label: 'pricing.lists',
      icon: 'wallet',
      load: () => import('./searches/price-lists.ts'),
    },
  ],
})
