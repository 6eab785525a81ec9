import { isLoose } from './loose-selector.ts'

/** What is rendered outside of extensions, also of their widgets in the shop. Their dialogs are outside of the root. */
const OTHERS = ':is(#root, #root *):not([data-extension], [data-extension] *, [data-widget] *)'

/** Whether a selector matches an element of others that is on screen, such as one with a class of the admin. */
const reachesOthers = (selector: string): boolean =>
  document.querySelector(`:is(${selector.replace(/::[\w-]+/g, '')})${OTHERS}`) !== null

/** Removes rules that could match elements of others and returns their selectors. */
export function removeLooseRules(sheet: CSSStyleSheet | CSSGroupingRule): string[] {
  return [...sheet.cssRules].toReversed().flatMap((rule) => {
    const index = [...sheet.cssRules].indexOf(rule)
    if (rule instanceof CSSImportRule) sheet.deleteRule(index)
    // Imported styles have no hash to check.
    if (rule instanceof CSSImportRule) return ['@import']
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) return removeLooseRules(rule)
    if (!(rule instanceof CSSStyleRule) || !(isLoose(rule.selectorText) || reachesOthers(rule.selectorText)))
      return []
    sheet.deleteRule(index)
    return [rule.selectorText]
  })
}
