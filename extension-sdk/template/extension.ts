import { defineExtension } from '@stoa/extension-sdk'

// Read while building, so it imports no React: components stand behind () => import('…').
export default defineExtension({
  name: 'starter',
  version: '0.1.0',
  sdk: '^0.3.0',
  uses: { read: ['products'], write: ['orders'] },
  pages: [
    {
      path: '/starter',
      title: 'page.title',
      link: { label: 'name', icon: 'puzzle' },
      load: () => import('./pages/welcome.tsx'),
    },
  ],
  widgets: [
    {
      id: 'order-note',
      zone: 'order.details.after',
      height: 160,
      load: () => import('./widgets/order-note.tsx'),
    },
  ],
})
