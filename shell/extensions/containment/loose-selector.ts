const ANCHOR = /[.#]/

/**
 * Whether some of what a style rule's selector matches need not belong to who wrote it: of its alternatives one names no
 * class and no id. What stands in `:not()` and `:has()` says where it does not reach, or only whom it surrounds.
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
