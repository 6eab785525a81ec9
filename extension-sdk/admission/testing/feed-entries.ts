import type { ListName } from '../../points/lists.ts'
import type {
  DashboardCardEntry,
  FeedEntry,
  ListColumnEntry,
  Manifest,
  PageEntry,
  SettingsPageEntry,
  WidgetEntry,
} from '../../points/manifest.ts'

/** A page of a manifest. For tests. */
export const aPage = (path: string, more: Partial<PageEntry> = {}): PageEntry => ({
  path,
  title: 'page.title',
  module: './pages/page',
  files: ['page.js'],
  ...more,
})

/** A widget of a manifest. For tests. */
export const aWidget = (id: string, zone: WidgetEntry['zone']): WidgetEntry => ({
  id,
  zone,
  module: `./widgets/${id}`,
  files: [`${id}.js`],
})

/** A column of a manifest. For tests. */
export const aColumn = (id: string, list: ListName): ListColumnEntry => ({
  id,
  list,
  label: id,
  module: `./columns/${id}`,
  files: [],
})

/** A dashboard card of a manifest. For tests. */
export const aCard = (id: string): DashboardCardEntry => ({
  id,
  title: id,
  module: `./cards/${id}`,
  files: [],
})

/** A settings page of a manifest. For tests. */
export const aSettingsPage = (path: string): SettingsPageEntry => ({
  path,
  card: { label: 'card.label', description: 'card.description', icon: 'puzzle' },
  module: './settings/card',
  files: ['card.js'],
})

/** An installed extension. For tests. */
export const anExtension = (
  name: string,
  parts: Partial<Manifest> = {},
  more: Partial<FeedEntry> = {},
): FeedEntry => ({
  base: `/remotes/${name}/`,
  manifest: {
    name,
    version: '1.0.0',
    sdk: '^0.3.0',
    entry: { file: 'entry.js', global: `stoa_${name}` },
    integrity: { 'entry.js': 'sha384-entry' },
    locales: {},
    texts: {},
    ...parts,
  },
  ...more,
})

/** An area that ships with the admin. For tests. */
export const anArea = (name: string, parts: Partial<Manifest> = {}): FeedEntry =>
  anExtension(name, parts, { area: true })
