import { BY_ADDRESS } from '../../containment/switched-off.ts'

/** Names whose switch changed since the page loaded; the next load applies it. */
export function pendingSwitches(
  offHere: readonly string[],
  atLoad: Readonly<Record<string, string>>,
): readonly string[] {
  const names = new Set([...offHere, ...Object.keys(atLoad)])
  return [...names].filter((name) => {
    const by = atLoad[name]
    if (by === BY_ADDRESS) return false
    return offHere.includes(name) !== (by !== undefined)
  })
}
