import { defineExtension } from '@stoa/extension-sdk'

export default defineExtension({
  name: 'loyalty',
  version: '1.0.0',
  sdk: '^0.3.0',
  uses: {
    read: ['customers', 'orders', 'products', 'store'],
    write: ['customers', 'products', 'store'],
  },
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
    {
      id: 'balance',
      zone: ['order.details.side', 'customer.details.side'],
      height: 124,
      load: () => import('./widgets/balance/balance.tsx'),
    },
    {
      id: 'earned-here',
      zone: 'product.after',
      height: 24,
      load: () => import('./widgets/earned-here/earned-here.tsx'),
    },
  ],
  settings: [
    {
      path: '/loyalty',
      card: { label: 'name', description: 'program.card', icon: 'award' },
      load: () => import('./settings/program/program.tsx'),
    },
  ],
  commands: [
    {
      id: 'switch-program',
      label: 'program.switch',
      keywords: 'program.keywords',
      icon: 'award',
      load: () => import('./commands/switch-program/switch-program.ts'),
    },
  ],
  rowActions: [
    {
      id: 'double-points',
      list: 'product',
      on: ['list', 'page'],
      fields: ['metadata'],
      label: 'multiplier.double',
      icon: 'award',
      load: () => import('./actions/double-points/double-points.ts'),
    },
  ],
  bulkActions: [
    {
      id: 'award',
      list: 'order',
      label: 'order.award',
      icon: 'award',
      load: () => import('./actions/award/award.ts'),
    },
  ],
  columns: [
    {
      id: 'points',
      list: 'order',
      label: 'members.columns.points',
      load: () => import('./columns/points/points.tsx'),
    },
  ],
  cards: [
    { id: 'members', title: 'members.title', height: 96, load: () => import('./cards/members/members.tsx') },
  ],
  fields: [
    {
      id: 'earns',
      form: 'product',
      key: 'loyalty_excluded',
      label: 'earns',
      load: () => import('./fields/earns/earns.tsx'),
    },
  ],
  searches: [
    {
      id: 'members',
      label: 'members.title',
      icon: 'award',
      load: () => import('./searches/members/members.ts'),
    },
  ],
})
