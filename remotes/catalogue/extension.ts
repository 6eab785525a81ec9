import { defineExtension } from '@stoa/extension-sdk'

export default defineExtension({
  name: 'catalogue',
  version: '0.1.0',
  sdk: '^0.2.0',
  pages: [
    {
      path: '/products',
      title: 'products.title',
      link: { label: 'products.title', icon: 'tag', order: 20, shortcut: 'g p' },
      load: () => import('./pages/products/products.tsx'),
    },
    {
      path: '/products/:id',
      title: 'product.title',
      load: () => import('./pages/product/product.tsx'),
    },
  ],
  searches: [
    { id: 'products', label: 'search.products', icon: 'tag', load: () => import('./searches/products.ts') },
    {
      id: 'collections',
      label: 'search.collections',
      icon: 'folder',
      load: () => import('./searches/collections.ts'),
    },
    {
      id: 'discounts',
      label: 'search.discounts',
      icon: 'percent',
      load: () => import('./searches/discounts.ts'),
    },
    {
      id: 'gift-cards',
      label: 'search.giftCards',
      icon: 'gift',
      load: () => import('./searches/gift-cards.ts'),
    },
    {
      id: 'price-lists',
      label: 'search.priceLists',
      icon: 'wallet',
      load: () => import('./searches/price-lists.ts'),
    },
  ],
})
