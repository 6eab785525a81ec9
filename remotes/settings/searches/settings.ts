import type { SearchContext, SearchResult } from '@stoa/extension-sdk'

import { foundSettings } from './found-settings.ts'

/** The page on which each thing is set; the feature flag without which there is none. */
export const PAGES = {
  tax: { path: '/settings/taxes' },
  giftCards: { path: '/settings/taxes' },
  shipping: { path: '/settings/regions' },
  returns: { path: '/settings/regions' },
  profiles: { path: '/settings/shipping-profiles' },
  countries: { path: '/settings/regions' },
  payment: { path: '/settings/regions' },
  currency: { path: '/settings/currencies' },
  channels: { path: '/sales-channels', flag: 'sales_channels' },
  keys: { path: '/publishable-api-keys', flag: 'publishable_api_keys' },
  store: { path: '/settings/store' },
  documents: { path: '/settings/store' },
  legal: { path: '/settings/regions' },
  links: { path: '/settings/store' },
  reasons: { path: '/settings/return-reasons' },
  team: { path: '/settings/team' },
  password: { path: '/settings/personal-information' },
  language: { path: '/settings/personal-information' },
  usage: { path: '/settings/personal-information', flag: 'analytics' },
  token: { path: '/settings/personal-information' },
  health: { path: '/settings/health' },
} as const satisfies Record<string, { path: string; flag?: string }>

interface App {
  application_name: string
  display_name: string
}

/** Finds what can be set by the words that people use for it, and the OAuth apps of the backend by their names. */
export default async function searchSettings(
  query: string,
  { t, flags, limit, client, signal }: SearchContext,
): Promise<SearchResult[]> {
  const settings = Object.entries(PAGES)
    .filter(([, page]) => !('flag' in page) || flags.isOn(page.flag))
    .map(([id, { path }]) => ({
      id,
      path,
      title: t(`settings.search.${id}.title`),
      words: t(`settings.search.${id}.words`),
    }))
  // The settings are found without them.
  const { apps } = await client.get<{ apps: App[] }>('/apps', { signal }).catch(() => ({ apps: [] }))
  const all = [
    ...settings,
    ...apps.map(({ application_name: name, display_name: title }) => ({
      id: `app-${name}`,
      path: `/oauth/${encodeURIComponent(name)}`,
      title,
      words: `OAuth ${name}`,
    })),
  ]
  return foundSettings(query, all)
    .slice(0, limit)
    .map(({ id, title, path }) => ({ id, title, path }))
}
