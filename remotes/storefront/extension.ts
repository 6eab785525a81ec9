import { defineExtension } from '@stoa/extension-sdk'

export default defineExtension({
  name: 'storefront',
  version: '0.1.0',
  sdk: '^0.3.0',
  widgets: [
    {
      id: 'shop-link',
      zone: 'product.details.before',
      height: 40,
      load: () => import('./widgets/shop-link/shop-link.tsx'),
    },
  ],
})
