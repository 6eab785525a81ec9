import type { FeedEntry } from '@stoa/extension-sdk/manifest'

import { fileUrl } from '../../federation/integrity.ts'
import { logCrash } from '../operator-log.ts'
import type { Ledger } from './ledger.ts'
import { isLoose } from './loose-selector.ts'

/** Takes each rule away that could change more than the extension's own elements; answers their selectors. */
function takeLooseRules(sheet: CSSStyleSheet | CSSGroupingRule): string[] {
  return [...sheet.cssRules].toReversed().flatMap((rule) => {
    const index = [...sheet.cssRules].indexOf(rule)
    if (rule instanceof CSSImportRule) sheet.deleteRule(index)
    // What is imported has no hash that the browser could check.
    if (rule instanceof CSSImportRule) return ['@import']
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) return takeLooseRules(rule)
    if (!(rule instanceof CSSStyleRule) || !isLoose(rule.selectorText)) return []
    sheet.deleteRule(index)
    return [rule.selectorText]
  })
}

/**
 * Looks at each style file of an extension once it is there, and takes out what reaches the whole admin: classes of a
 * build are its own, elements are everybody's. The browser has checked the file before; areas may style what they like.
 */
export function watchStyles(extensions: readonly FeedEntry[], ledger: Ledger): void {
  const bases = () =>
    extensions
      .filter(({ area }) => !area)
      .map((extension) => ({ base: fileUrl(extension, ''), manifest: extension.manifest }))
  let known: ReturnType<typeof bases> | undefined
  const ownerOf = (href: string) => (known ??= bases()).find(({ base }) => href.startsWith(base))?.manifest
  const inspect = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || !target.sheet) return
    const owner = ownerOf(target.href)
    const taken = owner ? takeLooseRules(target.sheet) : []
    if (!owner || taken.length === 0) return
    const detail = `${target.href}: ${taken.join(', ')}`
    logCrash(owner.name, 'one of its styles', detail)
    ledger.failed(owner.name, undefined, { kind: 'style', detail })
  }
  // A load event does not bubble.
  document.addEventListener('load', inspect, true)
}
