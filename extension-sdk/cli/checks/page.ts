import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { JSDOM, ResourceLoader, VirtualConsole, type DOMWindow } from 'jsdom'

import type { Manifest } from '../../points/manifest.ts'
import { completeBrowser } from './browser/complete-browser.ts'

const ADDRESS = 'http://localhost/a/'
/** Where the scripts of the build lie, for the page. */
export const BASE = 'http://localhost/extension/'

/** How long a page must be quiet to count as finished, and how long it may go on, in milliseconds. */
const QUIET_MS = 100
const LONGEST_MS = 3000

/** What the federated entry of a build defines. */
interface Container {
  init(scope: object): Promise<void> | void
  get(module: string): Promise<() => { default?: unknown }>
}

/** Answers the files of a build; styles are looked at elsewhere and stay empty here. */
class BuiltFiles extends ResourceLoader {
  readonly #output: string

  constructor(output: string) {
    super()
    this.#output = output
  }

  override fetch(url: string) {
    const file = new URL(url).pathname.replace(new URL(BASE).pathname, '')
    const content = file.endsWith('.css') ? Buffer.from('') : readFileSync(join(this.#output, file))
    return Object.assign(Promise.resolve(content), { abort: () => undefined })
  }
}

/** A page without a screen that runs a built extension, for checks. */
export class Page {
  readonly window: DOMWindow

  /** `refuse` answers what the page's code fetches. */
  constructor(output: string, refuse: (url: string) => Promise<never>) {
    const { window } = new JSDOM('<!doctype html><html lang="en"><title>Check</title><body></body></html>', {
      url: ADDRESS,
      runScripts: 'dangerously',
      resources: new BuiltFiles(output),
      pretendToBeVisual: true,
      virtualConsole: new VirtualConsole(),
    })
    completeBrowser(window, refuse)
    this.window = window
  }

  /** Runs the entry of a build with shared modules, and returns how to reach its own. */
  async load({ entry }: Manifest, scope: object): Promise<Container> {
    const { document } = this.window
    const script = document.createElement('script')
    script.src = BASE + entry.file
    const loaded = new Promise((resolve, reject) => {
      script.addEventListener('load', resolve)
      script.addEventListener('error', () => reject(new Error(`${entry.file} does not run`)))
    })
    document.head.append(script)
    await loaded
    const container = this.window[entry.global] as Container | undefined
    if (!container) throw new Error(`${entry.file} does not define ${entry.global}`)
    await container.init(scope)
    return container
  }

  /** Waits until nothing has changed for a moment. */
  settle(): Promise<void> {
    const { MutationObserver, document } = this.window
    return new Promise((resolve) => {
      const finish = () => {
        observer.disconnect()
        clearTimeout(quiet)
        clearTimeout(longest)
        resolve()
      }
      let quiet = setTimeout(finish, QUIET_MS)
      const longest = setTimeout(finish, LONGEST_MS)
      const observer = new MutationObserver(() => {
        clearTimeout(quiet)
        quiet = setTimeout(finish, QUIET_MS)
      })
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    })
  }

  /** What axe finds below an element. Colours and sizes are unknown without a screen. */
  async violations(element: Element): Promise<Violation[]> {
    if (!this.window['axe']) this.window.eval(axeSource())
    const axe = this.window['axe'] as {
      run(context: Element, options: object): Promise<{ violations: Violation[] }>
    }
    const { violations } = await axe.run(element, {
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
      rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
      resultTypes: ['violations'],
    })
    return violations
  }

  close(): void {
    this.window.close()
  }
}

/** The part of an axe result that is reported. */
export interface Violation {
  id: string
  help: string
  nodes: { html: string }[]
}

const axeSource = (): string =>
  readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
