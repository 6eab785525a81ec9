import { defineExtension } from '@stoa/extension-sdk'

export default defineExtension({
  name: 'settings',
  version: '0.1.0',
  sdk: '^0.3.0',
  pages: [
    {
      path: '/settings',
      title: 'settings.title',
      link: { label: 'settings.title', icon: 'settings', order: 1000, shortcut: 'g s' },
      load: () => import('./pages/settings/settings.tsx'),
    },
    {
      path: '/settings/regions/:id',
      title: 'regions.one',
      first: { path: '/admin/regions/:id' },
      load: () => import('./regions/pages/region/region.tsx'),
    },
    {
      path: '/settings/shipping-profiles/:id',
      title: 'shippingProfiles.one',
      first: { path: '/admin/shipping-profiles/:id' },
      load: () => import('./shipping/pages/shipping-profile/shipping-profile.tsx'),
    },
    {
      path: '/settings/taxes/:id',
      title: 'taxes.one',
      first: { path: '/admin/regions/:id' },
      load: () => import('./taxes/pages/region-taxes/region-taxes.tsx'),
    },
    {
      path: '/sales-channels',
      title: 'salesChannels.title',
      parent: '/settings',
      flag: 'sales_channels',
      load: () => import('./sales-channels/pages/sales-channels/sales-channels.tsx'),
    },
    {
      path: '/sales-channels/:id',
      title: 'salesChannels.one',
      flag: 'sales_channels',
      load: () => import('./sales-channels/pages/sales-channel/sales-channel.tsx'),
    },
    {
      path: '/publishable-api-keys',
      title: 'apiKeys.title',
      parent: '/settings',
      flag: 'publishable_api_keys',
      load: () => import('./api-keys/pages/api-keys/api-keys.tsx'),
    },
    {
      path: '/publishable-api-keys/:id',
      title: 'apiKeys.one',
      flag: 'publishable_api_keys',
      load: () => import('./api-keys/pages/api-key/api-key.tsx'),
    },
    {
      path: '/oauth/:app_name',
      title: 'apps.one',
      parent: '/settings',
      load: () => import('./apps/pages/authorize-app/authorize-app.tsx'),
    },
  ],
  settings: [
    {
      path: '/personal-information',
      card: { label: 'settings.personal.title', description: 'settings.personal.description', icon: 'user' },
      load: () => import('./pages/personal-information/personal-information.tsx'),
    },
    {
      path: '/store',
      card: { label: 'store.title', description: 'store.cardHint', icon: 'store' },
      load: () => import('./store/pages/store/store.tsx'),
    },
    {
      path: '/currencies',
      card: { label: 'currencies.title', description: 'currencies.cardHint', icon: 'wallet' },
      load: () => import('./currencies/pages/currencies/currencies.tsx'),
    },
    {
      path: '/regions',
      card: { label: 'regions.title', description: 'regions.cardHint', icon: 'globe' },
      load: () => import('./regions/pages/regions/regions.tsx'),
    },
    {
      path: '/shipping-profiles',
      card: { label: 'shippingProfiles.title', description: 'shippingProfiles.cardHint', icon: 'truck' },
      load: () => import('./shipping/pages/shipping-profiles/shipping-profiles.tsx'),
    },
    {
      path: '/taxes',
      card: { label: 'taxes.title', description: 'taxes.cardHint', icon: 'percent' },
      load: () => import('./taxes/pages/taxes/taxes.tsx'),
    },
    {
      path: '/team',
      card: { label: 'team.title', description: 'team.cardHint', icon: 'users' },
      load: () => import('./team/pages/team/team.tsx'),
    },
    {
      path: '/health',
      card: { label: 'health.title', description: 'health.cardHint', icon: 'heart' },
      load: () => import('./health/pages/health/health.tsx'),
    },
    {
      path: '/return-reasons',
      card: { label: 'returnReasons.title', description: 'returnReasons.cardHint', icon: 'package' },
      load: () => import('./return-reasons/pages/return-reasons/return-reasons.tsx'),
    },
  ],
  searches: [
    {
      id: 'settings',
      label: 'settings.title',
      icon: 'settings',
      load: () => import('./searches/settings.ts'),
    },
  ],
})
