import { defineExtension } from '@stoa/extension-sdk'

export default defineExtension({
  name: 'catalogue',
  version: '0.1.0',
  sdk: '^0.1.0',
  pages: [
    {
      path: '/products',
      title: 'products.title',
      link: { label: 'products.title', icon: 'tag', order: 20 },
      load: () => import('./pages/products/products.tsx'),
    },
    {
      path: '/products/:id',
      title: 'product.title',
      load: () => import('./pages/product/product.tsx'),
    },
  ],
})
