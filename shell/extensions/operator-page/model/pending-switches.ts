import { BY_ADDRESS } from '../../containment/switched-off.ts'

/** Names whose switch in this browser was moved since the page was loaded: the next load will act on it. */
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
