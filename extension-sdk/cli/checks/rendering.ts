import type { Manifest } from '../../points/manifest.ts'
import { contributionsOf } from '../../points/kinds.ts'
import type { Texts } from '../../testing/texts.ts'
import type { Fault } from './fault.ts'
import { Page } from './page.ts'
import { samplesOf } from './samples.ts'
import { setStage, type Stage } from './stage.ts'

/** What is to be looked at: an extension's folder, its build, and its English texts. */
interface Built {
  folder: string
  output: string
  manifest: Manifest
  english?: Texts | undefined
}

/**
 * Shows each component of a build on a page without a screen, in a shell that answers no call, and lets axe look at
 * it. Colours, sizes, and what is only there once a call has been answered are not seen.
 */
export async function renderingFaults({ folder, output, manifest, english = {} }: Built): Promise<Fault[]> {
  const page = new Page(output)
  lendGlobals(page)
  try {
    const stage = await setStage(manifest.name, folder, english, page.window.document)
    const container = await page.load(manifest, stage.scope)
    const faults: Fault[] = []
    for (const { kind, name, contribution } of contributionsOf(manifest)) {
      for (const props of samplesOf(kind, contribution) ?? []) {
        const load = async () => (await container.get(contribution.module))().default
        faults.push(...(await look(page, stage, { name, load, props, isCell: kind === 'columns' })))
      }
    }
    return faults
  } finally {
    page.close()
  }
}

interface Looked {
  name: string
  load: () => Promise<unknown>
  props: object
  isCell: boolean
}

async function look(page: Page, stage: Stage, { name, load, props, isCell }: Looked): Promise<Fault[]> {
  const failed = (error: unknown): Fault => ({
    rule: 'render',
    where: name,
    message: `it throws in a shell that answers no call (${error instanceof Error || hasMessage(error) ? error.message : String(error)}): show the failure instead`,
  })
  try {
    const component = await load()
    if (!component) return [{ rule: 'render', where: name, message: 'its file has no default export' }]
    const shown = stage.show(component, props, isCell)
    await page.settle()
    const error = shown.error()
    const violations = error === undefined ? await page.violations(shown.element) : []
    shown.remove()
    if (error !== undefined) return [failed(error)]
    return violations.map(({ id, help, nodes }) => ({
      rule: 'accessibility',
      where: name,
      message: `${help} (${id}): ${nodes.map(({ html }) => html).join(', ')}`,
    }))
  } catch (error) {
    return [failed(error)]
  }
}

/** Errors of the page are of another realm than those of Node. */
const hasMessage = (error: unknown): error is { message: string } =>
  typeof error === 'object' && error !== null && 'message' in error

const PAGE_GLOBALS = [
  'window',
  'document',
  'navigator',
  'Element',
  'HTMLElement',
  'HTMLIFrameElement',
  'Node',
] as const

/** Makes the page Node's own. It stays so: React may still have work to do when the last component is gone. */
function lendGlobals({ window }: Page): void {
  for (const name of PAGE_GLOBALS) {
    const value: unknown = name === 'window' ? window : window[name]
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
}
