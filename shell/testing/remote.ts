import { jest } from '@jest/globals'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'

import { fileUrl } from '../federation/integrity.ts'

/** By the name of each module what it exports by default, an error that it throws, or a promise of either. */
type Modules = Readonly<Record<string, unknown>>

interface Remote {
  global: string
  /** Gives a module to the runtime. */
  get: jest.Mock<(module: string) => Promise<() => object>>
}

const remotes = new Map<string, Remote>()
const asked = new Set<string>()

const addressOf = (extension: FeedEntry): string => fileUrl(extension, extension.manifest.entry.file)

/** Runs the entry of a remote; a script that nobody serves fails. */
function run(script: HTMLScriptElement): void {
  const address = script.src.replace(/\?.*/, '')
  const remote = remotes.get(address)
  // The runtime keeps the container of an extension beyond the end of a test.
  const get = async (module: string) => remotes.get(address)?.get(module)
  if (remote) Reflect.set(globalThis, remote.global, { init: () => undefined, get })
  script.dispatchEvent(new Event(remote ? 'load' : 'error'))
}

function answer(changes: readonly MutationRecord[]): void {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (node instanceof HTMLLinkElement) asked.add(node.href)
    if (!(node instanceof HTMLScriptElement)) continue
    asked.add(node.src)
    run(node)
  }
}

const server = new MutationObserver(answer)

let network: jest.SpiedFunction<typeof fetch>

beforeEach(() => {
  server.observe(document.head, { childList: true })
  network = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 404 }))
})
afterEach(() => {
  server.disconnect()
  document.head.querySelectorAll('link, script').forEach((element) => element.remove())
  for (const { global } of remotes.values()) Reflect.deleteProperty(globalThis, global)
  remotes.clear()
  asked.clear()
  network.mockRestore()
})

/** Addresses of the scripts and styles that the page has asked for since the test began. For tests. */
export function askedFiles(): string[] {
  answer(server.takeRecords())
  return [...asked]
}

/**
 * Serves the code of an extension until the end of the test: its entry runs when the page asks for it, and gives these modules.
 * Importing this file installs a server that knows no other file: without a remote, an extension fails to load. `named` are further
 * exports of every module. For tests.
 */
export function aRemote(extension: FeedEntry, modules: Modules, named: object = {}): Remote {
  const get: Remote['get'] = jest.fn(async (module) => {
    if (!(module in modules)) throw new Error(`Module "${module}" does not exist in container.`)
    const exported = await modules[module]
    if (exported instanceof Error) throw exported
    return () => ({ ...named, default: exported })
  })
  const remote = { global: extension.manifest.entry.global, get }
  remotes.set(addressOf(extension), remote)
  return remote
}
