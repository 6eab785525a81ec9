/**
 * A path whose parts from outside are encoded: `` route`/admin/orders/${id}/capture` ``. Throws a TypeError for a part
 * that is empty or made of dots, because such a path would lead to another call.
 */
export function route(parts: TemplateStringsArray, ...values: string[]): string {
  return parts.reduce((path, part, index) => {
    const value = values[index - 1]
    if (!value) throw new TypeError(`The call ${parts.join('…')} needs an id, but one is missing`)
    if (/^\.{1,2}$/.test(value))
      throw new TypeError(`The call ${parts.join('…')} cannot have the id "${value}"`)
    return path + encodeURIComponent(value) + part
  })
}
