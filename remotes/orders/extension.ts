import { defineExtension } from '@stoa/extension-sdk'

export default defineExtension({
  name: 'orders',
  version: '0.1.0',
  sdk: '^0.1.0',
  pages: [
    {
      path: '/orders',
      title: 'orders.title',
      link: { label: 'orders.title', icon: 'receipt', order: 10 },
      load: () => import('./pages/orders/orders.tsx'),
    },
    {
      path: '/orders/:id',
      title: 'order.title',
      load: () => import('./pages/order/order.tsx'),
    },
  ],
})
