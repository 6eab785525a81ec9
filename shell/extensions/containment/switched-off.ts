const KEY = 'stoa-disabled-extensions'
/** Parameter of the address that disables extensions for one page load. */
export const PARAMETER = 'disable-extensions'

/** Reason shown for extensions that `?disable-extensions` disables. */
export const BY_ADDRESS = 'by the address of the page'

const namesIn = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Names of the extensions disabled in this browser; empty when storage is blocked. */
export function switchedOffHere(): readonly string[] {
  try {
    return namesIn(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

/** Enables or disables an extension in this browser from the next page load on. Throws when storage is blocked. */
export function switchHere(name: string, isOn: boolean): void {
  const others = switchedOffHere().filter((other) => other !== name)
  localStorage.setItem(KEY, [...others, ...(isOn ? [] : [name])].join(','))
}

/**
 * Extensions disabled in addition to the feed, with the reason: by `?disable-extensions=a,b` for this page load (no
 * names or `*`: all but the areas), or in this browser.
 */
export function switchedOff(search: string): Readonly<Record<string, string>> {
  const here = switchedOffHere().map((name) => [name, 'in this browser'])
  const parameter = new URLSearchParams(search).get(PARAMETER)
  const names = parameter === null ? [] : namesIn(parameter)
  const byAddress = parameter !== null && names.length === 0 ? ['*'] : names
  return Object.fromEntries([...here, ...byAddress.map((name) => [name, BY_ADDRESS])])
}

/** The page's address with an extension disabled; with the empty name, all but the areas. */
export function addressWithout(name: string): string {
  const url = new URL(location.href)
  url.searchParams.set(PARAMETER, name)
  return url.href
}

/** The page's address without `disable-extensions`. */
export function addressWithAll(): string {
  const url = new URL(location.href)
  url.searchParams.delete(PARAMETER)
  return url.href
}
