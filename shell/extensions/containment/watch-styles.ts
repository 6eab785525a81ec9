import type { FeedEntry } from '@stoa/extension-sdk/manifest'

import { fileUrl } from '../../federation/integrity.ts'
import { logCrash } from '../operator-log.ts'
import type { Ledger } from './ledger.ts'
import { isLoose } from './loose-selector.ts'

/** Removes rules that could match elements of others and returns their selectors. */
function removeLooseRules(sheet: CSSStyleSheet | CSSGroupingRule): string[] {
  return [...sheet.cssRules].toReversed().flatMap((rule) => {
    const index = [...sheet.cssRules].indexOf(rule)
    if (rule instanceof CSSImportRule) sheet.deleteRule(index)
    // Imported styles have no hash to check.
    if (rule instanceof CSSImportRule) return ['@import']
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) return removeLooseRules(rule)
    if (!(rule instanceof CSSStyleRule) || !isLoose(rule.selectorText)) return []
    sheet.deleteRule(index)
    return [rule.selectorText]
  })
}

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
  const inspect = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || !target.sheet) return
    const owner = ownerOf(target.href)
    const removed = owner ? removeLooseRules(target.sheet) : []
    if (!owner || removed.length === 0) return
    const detail = `${target.href}: ${removed.join(', ')}`
    logCrash(owner.name, 'one of its styles', detail)
    ledger.failed(owner.name, undefined, { kind: 'style', detail })
  }
  // Load events do not bubble.
  document.addEventListener('load', inspect, true)
}
