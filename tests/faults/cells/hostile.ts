import type { Manifest } from '@stoa/extension-sdk/manifest'

import type { Cell } from '../cell.ts'
import type { Plan } from '../generator/written.ts'
import { culprit, fixed, write } from './culprits.ts'

const STOPPED = /stopped because of an error/
const TOO_LONG = /took too long to load/
const FAILED = /Had errors/
const INSTEAD = 'left out by ?disable-extensions='

/** Code that harms everybody in a page, and nobody from a frame. */
interface Hostile {
  name: string
  plan: Partial<Plan>
  /** Why it cannot be held back in the page. */
  inPage: string
  /** Where it is named when it runs in a frame. */
  inFrame: Cell['named']
  note?: string
}

const HOSTILE: readonly Hostile[] = [
  {
    name: 'breaks prototypes and globals',
    plan: {
      evaluate: `Array.prototype.map = () => { throw new Error("no map") }
      Object.prototype.culprit = 'here'; globalThis.fetch = undefined; globalThis.Promise = undefined`,
    },
    inPage: 'one realm has one Array.prototype',
    inFrame: {},
  },
  {
    name: 'empties the document, swallows events, hides everything',
    plan: {
      entry: `document.documentElement.style.display = 'none'
      document.body.replaceChildren()
      for (const type of ['click', 'keydown', 'pointerdown'])
        addEventListener(type, (event) => { event.stopImmediatePropagation(); event.preventDefault() }, true)`,
    },
    inPage: 'one page has one document',
    inFrame: {},
  },
  {
    name: 'leaves its document',
    plan: {
      evaluate: `try { parent.document.body.remove() } catch {}
      try { localStorage.clear() } catch {}
      location.href = '/frame?again'`,
    },
    inPage: 'any script may navigate its page',
    inFrame: { panel: STOPPED, operator: FAILED },
  },
  {
    name: 'endless synchronous loop',
    plan: { evaluate: 'for (;;) {}' },
    inPage: 'nothing else runs in the tab',
    inFrame: { panel: TOO_LONG, operator: FAILED },
    note: 'the browser gives frames without an origin a process of their own',
  },
]

const withoutWidgets = (manifest: Manifest): Manifest => ({ ...manifest, widgets: [] })

const inPage = ({ name, plan, inPage: why }: Hostile): Cell => ({
  name,
  culprit,
  named: {},
  retry: 'none',
  install: (lane) => ({ extensions: [write(lane, { ...plan, declare: withoutWidgets }).feedEntry] }),
  uncontained: `${why}; ${INSTEAD}`,
})

const inFrame = ({ name, plan, inFrame: named, note = '' }: Hostile): Cell => ({
  name: `in a frame: ${name}`,
  culprit,
  isolation: 'frame',
  named,
  retry: 'reload',
  install: (lane) => ({ extensions: [write(lane, plan).feedEntry], healed: fixed(lane) }),
  note,
})

/** The same code in the page, which it may break, and in frames. */
export const hostileCells: readonly Cell[] = HOSTILE.flatMap((hostile) => [inPage(hostile), inFrame(hostile)])
