import type { ContributionEntry, FeedEntry } from '@stoa/extension-sdk/manifest'
import { namespacesOf, textsBehindEntry } from '../language/extension-texts.ts'
import { fileUrl } from './integrity.ts'
import { failureOf } from './failure.ts'
import { preload } from './preload.ts'
import type { ColumnText, RemoteFailure, RemoteState } from './remote-state.ts'
import { federation } from './runtime.ts'

/** How long a contribution may take until its code is there, in milliseconds. */
export const LOAD_DEADLINE_MS = 10_000

const DEADLINE = Symbol('deadline')

const attempts = new Map<string, number>()

function deadline(): { passed: Promise<typeof DEADLINE>; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const passed = new Promise<typeof DEADLINE>((resolve) => {
    timer = setTimeout(() => resolve(DEADLINE), LOAD_DEADLINE_MS)
  })
  return { passed, stop: () => clearTimeout(timer) }
}

const filesOf = (extension: FeedEntry, contribution: ContributionEntry): string[] => [
  extension.manifest.entry.file,
  ...contribution.files,
]

/** Fetches the code of a contribution and the extension's texts ahead of their use; nothing of it runs. */
export function preloadModule(extension: FeedEntry, contribution: ContributionEntry): void {
  for (const file of filesOf(extension, contribution)) preload(fileUrl(extension, file))
  for (const url of textsBehindEntry(namespacesOf(extension, contribution))) preload(url)
}

function register(extension: FeedEntry): string {
  const { entry, name } = extension.manifest
  const attempt = attempts.get(name) ?? 0
  const url = fileUrl(extension, entry.file) + (attempt > 0 ? `?try=${attempt}` : '')
  federation().registerRemotes(
    [{ name: entry.global, entry: url, type: 'var', entryGlobalName: entry.global }],
    {
      force: attempt > 0,
    },
  )
  return entry.global
}

/** Makes the next {@link loadModule} of this extension fetch its entry again. */
export function forgetEntry(extension: FeedEntry): void {
  const { name } = extension.manifest
  attempts.set(name, (attempts.get(name) ?? 0) + 1)
}

async function load(extension: FeedEntry, contribution: ContributionEntry): Promise<RemoteState> {
  const global = register(extension)
  const module = await federation().loadRemote<{ default?: unknown; text?: ColumnText }>(
    `${global}/${contribution.module.replace('./', '')}`,
  )
  const exported = module?.default
  if (exported) return { status: 'ready', exported, text: module.text }
  const detail = `${contribution.module} has no default export`
  return { status: 'failed', failure: { kind: 'evaluate', detail } }
}

/** Finds out why a script failed. Its code comes only then; without a connection the failure stays as it is. */
async function explain(base: string, urls: string[], failure: RemoteFailure): Promise<RemoteFailure> {
  if (failure.kind !== 'script') return failure
  try {
    const { diagnose } = await import(/* webpackChunkName: "containment" */ './diagnose.ts')
    return await diagnose(base, urls, failure)
  } catch {
    return failure
  }
}

/**
 * Loads one contribution's component or function; never rejects. Answers within {@link LOAD_DEADLINE_MS}, and when a script
 * failed, as soon as its server has been asked why.
 */
export async function loadModule(
  extension: FeedEntry,
  contribution: ContributionEntry,
): Promise<RemoteState> {
  if (!attempts.has(extension.manifest.name)) preloadModule(extension, contribution)
  const { passed, stop } = deadline()
  try {
    const state = await Promise.race([load(extension, contribution), passed])
    if (state !== DEADLINE) return state
    const detail = `${extension.manifest.name} did not load within ${LOAD_DEADLINE_MS} ms`
    return { status: 'failed', failure: { kind: 'timeout', detail } }
  } catch (error) {
    const urls = filesOf(extension, contribution).map((file) => fileUrl(extension, file))
    return { status: 'failed', failure: await explain(extension.base, urls, failureOf(error)) }
  } finally {
    stop()
  }
}
