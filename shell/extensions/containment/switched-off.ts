const KEY = 'stoa-disabled-extensions'
const PARAMETER = 'disable-extensions'

/** Who switched an extension off that `?disable-extensions` names. */
export const BY_ADDRESS = 'by the address of the page'

const namesIn = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Names of the extensions that are switched off in this browser. Storage that is blocked or damaged holds none. */
export function switchedOffHere(): readonly string[] {
  try {
    return namesIn(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

/** Switches an extension off or on in this browser, from the next page load on. Throws where storage is blocked. */
export function switchHere(name: string, isOn: boolean): void {
  const others = switchedOffHere().filter((other) => other !== name)
  localStorage.setItem(KEY, [...others, ...(isOn ? [] : [name])].join(','))
}

/**
 * Who is switched off besides those that the feed names, and by whom: `?disable-extensions=a,b` of the address for this
 * page load (without names, or with `*`, all but the areas), and what was switched off in this browser.
 */
export function switchedOff(search: string): Readonly<Record<string, string>> {
  const here = switchedOffHere().map((name) => [name, 'in this browser'])
  const wanted = new URLSearchParams(search).get(PARAMETER)
  const names = wanted === null ? [] : namesIn(wanted)
  const asked = wanted !== null && names.length === 0 ? ['*'] : names
  return Object.fromEntries([...here, ...asked.map((name) => [name, BY_ADDRESS])])
}

/** The page's address without its wish to leave extensions out. */
export function addressWithAll(): string {
  const url = new URL(location.href)
  url.searchParams.delete(PARAMETER)
  return url.href
}
