import type { FeedEntry, Manifest } from '@stoa/extension-sdk/manifest'

import { fileUrl } from '../../federation/integrity.ts'
import { logCrash } from '../operator-log.ts'
import type { Ledger } from './ledger.ts'

/**
 * Inspects each stylesheet of an extension after it has loaded and removes rules that reach the whole admin. Areas are
 * exempt.
 */
export function watchStyles(extensions: readonly FeedEntry[], ledger: Ledger): void {
  const bases = () =>
    extensions
      .filter(({ area }) => !area)
      .map((extension) => ({ base: fileUrl(extension, ''), manifest: extension.manifest }))
  let cachedBases: ReturnType<typeof bases> | undefined
  const ownerOf = (href: string) =>
    (cachedBases ??= bases()).find(({ base }) => href.startsWith(base))?.manifest
  const inspect = async ({ sheet, href }: HTMLLinkElement, { name }: Manifest) => {
    const { removeLooseRules } = await import(/* webpackChunkName: "containment" */ './remove-loose-rules.ts')
    const removed = sheet ? removeLooseRules(sheet) : []
    if (removed.length === 0) return
    const detail = `${href}: ${removed.join(', ')}`
    logCrash(name, 'one of its styles', detail)
    ledger.failed(name, undefined, { kind: 'style', detail })
  }
  // Load events do not bubble.
  document.addEventListener(
    'load',
    ({ target }) => {
      const owner = target instanceof HTMLLinkElement && ownerOf(target.href)
      if (!owner) return
      inspect(target, owner).catch((error: unknown) => {
        // What cannot be checked does not apply.
        target.disabled = true
        logCrash(owner.name, 'its styles', error)
      })
    },
    true,
  )
}
