const ANCHOR = /[.#]/
/** Elements of the document itself, whatever else a selector says of them. */
const PAGE = /^(html|body)(?![\w-])|:root|#root(?![\w-])/i

/** Whether a selector names an element of an extension, and selects no element of the document itself. */
function isOwn(selector: string): boolean {
  const compounds = selector.trim().split(/[\s>+~]+/)
  return !PAGE.test(compounds.at(-1) ?? '') && compounds.some((one) => ANCHOR.test(one) && !PAGE.test(one))
}

/**
 * Whether a selector can match elements of others: one of its alternatives has no class and no id, or selects the document's
 * root or body. `:not()` and `:has()` do not count, because they do not narrow the match to own elements.
 */
export function isLoose(selector: string): boolean {
  let rest = selector.replace(/\\./g, '_').replace(/\[[^\]]*\]/g, '')
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replace(/(:[\w-]+)\(([^()]*)\)/g, (_, name: string, inner: string) =>
      (name === ':is' || name === ':where') && inner.split(',').every(isOwn) ? '.a' : '',
    )
  }
  return !rest.split(',').every(isOwn)
}
