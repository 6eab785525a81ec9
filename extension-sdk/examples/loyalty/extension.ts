import { defineExtension } from '@stoa/extension-sdk'

export default defineExtension({
  name: 'loyalty',
  version: '1.0.0',
  sdk: '^0.1.0',
  pages: [
    {
      path: '/loyalty',
      title: 'members.title',
      link: { label: 'name', icon: 'award' },
      load: () => import('./pages/members/members.tsx'),
    },
  ],
  widgets: [
    {
      id: 'order-points',
      zone: 'order.details.after',
      height: 224,
      load: () => import('./widgets/order-points/order-points.tsx'),
    },
    {
      id: 'product-multiplier',
      zone: 'product.details.after',
      height: 216,
      load: () => import('./widgets/product-multiplier/product-multiplier.tsx'),
    },
  ],
  settings: [
    {
      path: '/loyalty',
      card: { label: 'name', description: 'program.card', icon: 'award' },
      load: () => import('./settings/program/program.tsx'),
    },
  ],
})
