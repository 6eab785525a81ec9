import { defineExtension } from '@stoa/extension-sdk'

export default defineExtension({
  name: 'orders',
  version: '0.1.0',
  sdk: '^0.2.0',
  pages: [
    {
      path: '/orders',
      title: 'orders.title',
      link: { label: 'orders.title', icon: 'receipt', order: 10, shortcut: 'g o' },
      load: () => import('./pages/orders/orders.tsx'),
    },
    {
      path: '/orders/:id',
      title: 'order.title',
      load: () => import('./pages/order/order.tsx'),
    },
  ],
  searches: [
    { id: 'orders', label: 'search.orders', icon: 'receipt', load: () => import('./searches/orders.ts') },
    {
      id: 'customers',
      label: 'search.customers',
      icon: 'users',
      load: () => import('./searches/customers.ts'),
    },
    {
      id: 'draft-orders',
      label: 'search.draftOrders',
      icon: 'receipt',
      load: () => import('./searches/draft-orders.ts'),
    },
  ],
})
