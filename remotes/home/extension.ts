import { defineExtension } from '@stoa/extension-sdk'

export default defineExtension({
  name: 'home',
  version: '0.1.0',
  sdk: '^0.3.0',
  pages: [
    {
      path: '/home',
      title: 'home.title',
      // `/a` opens the first link of the sidebar.
      link: { label: 'home.title', icon: 'home', order: 0, shortcut: 'g h' },
      load: () => import('./pages/home/home.tsx'),
    },
  ],
})
