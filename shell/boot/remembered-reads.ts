/** The addresses that pages read first in this browser, by the address of the page. */
const KEY = 'stoa.reads'
const MOST = 20

type Reads = Readonly<Record<string, unknown>>

function remembered(): Reads {
  try {
    const reads: unknown = JSON.parse(localStorage.getItem(KEY) ?? '')
    return typeof reads === 'object' && reads !== null ? (reads as Reads) : {}
  } catch {
    return {}
  }
}

const pathOf = (address: unknown): string | undefined =>
  typeof address === 'string' ? address.split('?')[0] : undefined

/** What a page read first at its last visit, if that has the path of the declared read; otherwise the declared read. */
export function expectedRead(page: string, declared: string): string {
  const address = remembered()[page]
  return pathOf(address) === pathOf(declared) ? (address as string) : declared
}

/** Remembers what a page reads first, such as a list with a view or columns of the person's own. */
export function rememberRead(page: string, address: string): void {
  const { [page]: _before, ...others } = remembered()
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries([...Object.entries(others), [page, address]].slice(-MOST))),
    )
  } catch {
    // The next visit sends the declared read.
  }
}
