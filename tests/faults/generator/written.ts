import type { FeedEntry, Manifest } from '@stoa/extension-sdk/manifest'

import { sri } from '../../journeys/feed-surgery.ts'
import type { RemoteOrigin } from './remote-origin.ts'

/** What an extension that is written by hand does; each text is code. */
export interface Behaviour {
  /** Runs with the entry itself. */
  entry?: string
  /** Runs when a module is asked for, before anything of it is shown. */
  evaluate?: string
  /** The body of the page's component and of the widget's; it can use `react`, `sdk` and `well`, the sound answer. */
  page?: string
  widget?: string
}

/** An extension to be made. */
export interface Plan extends Behaviour {
  name: string
  version?: string
  /** How large its entry is at least, in bytes. */
  size?: number
  /** Changes the manifest before it is installed. */
  declare?: (manifest: Manifest) => Manifest
}

/** An extension that was made: what the feed lists, and the text of its entry. */
export interface Written {
  feedEntry: FeedEntry
  script: string
  /** Address path of the entry at its origin. */
  path: string
}

/** What a sound page or widget of an extension shows. */
export const soundText = (name: string): string => `${titleOf(name)} is well`
/** How the sidebar calls it. */
export const titleOf = (name: string): string => name[0]?.toUpperCase() + name.slice(1)

const ENTRY = 'entry.js'

function scriptOf(global: string, { name, entry = '', evaluate = '', page, widget, size = 0 }: Plan): string {
  const script = `${entry}
    var ${global} = (() => {
      let react
      let sdk
      const component = (Shown) => { ${evaluate}; return { default: Shown } }
      const modules = {
        './page': () => component(function Page() { const well = () => react.createElement('h1', null, '${soundText(name)}'); ${page ?? 'return well()'} }),
        './widget': () => component(function Widget() { const well = () => '${soundText(name)}'; ${widget ?? 'return well()'} }),
      }
      return {
        init(scope) {
          react = Object.values(scope.react)[0].lib()
          sdk = Object.values(scope['@stoa/extension-sdk'])[0].lib()
        },
        get: (module) => Promise.resolve(modules[module]),
      }
    })()`
  return size > script.length ? `${script}\n/*${' '.repeat(size - script.length - 5)}*/` : script
}

/**
 * Makes a federated remote with a page, a sidebar link and a widget, as it should be; a cell that wants its server to answer
 * otherwise puts another answer in place of its entry.
 */
export function writeExtension(origin: RemoteOrigin, plan: Plan): Written {
  const { name, version = '1.0.0', declare = (manifest) => manifest } = plan
  const global = `stoa_${name}_${version.replaceAll('.', '_')}`.replaceAll('-', '_')
  const script = scriptOf(global, plan)
  const folder = `/${name}/${version}/`
  const manifest = declare({
    name,
    version,
    sdk: '^0.3.0',
    shared: { react: '^19.0.0' },
    pages: [
      {
        path: `/${name}`,
        title: 'title',
        link: { label: 'title', icon: 'puzzle' },
        module: './page',
        files: [],
      },
    ],
    widgets: [
      {
        id: name,
        zone: ['product.list.before', 'order.details.before'],
        height: 32,
        module: './widget',
        files: [],
      },
    ],
    entry: { file: ENTRY, global },
    integrity: { [ENTRY]: sri(script) },
    locales: {},
    texts: { en: { title: titleOf(name) } },
  })
  origin.put(folder + ENTRY, { body: script })
  return { feedEntry: { manifest, base: origin.url + folder }, script, path: folder + ENTRY }
}
