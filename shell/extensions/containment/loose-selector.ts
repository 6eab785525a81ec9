const ANCHOR = /[.#]/

/**
 * Whether a selector can match elements of others: one of its alternatives has no class and no id. `:not()` and
 * `:has()` do not count, because they do not narrow the match to own elements.
 */
export function isLoose(selector: string): boolean {
  let rest = selector.replace(/\\./g, '_').replace(/\[[^\]]*\]/g, '')
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replace(/(:[\w-]+)\(([^()]*)\)/g, (_, name: string, inner: string) =>
      (name === ':is' || name === ':where') && inner.split(',').every((part) => ANCHOR.test(part))
        ? '.a'
        : '',
    )
  }
  return !rest.split(',').every((part) => ANCHOR.test(part))
}
