import { integrityOf, hasIntegrity } from './integrity.ts'

const isStyle = (url: string): boolean => url.endsWith('.css')

function checked<Element extends HTMLLinkElement | HTMLScriptElement>(
  element: Element,
  url: string,
  hash?: string,
): Element {
  element.crossOrigin = 'anonymous'
  if (globalThis.stoaIntegrity) element.integrity = hash ?? integrityOf(url)
  return element
}

function linkTo(url: string, rel: 'preload' | 'stylesheet', hash?: string): HTMLLinkElement {
  const link = checked(document.createElement('link'), url, hash)
  link.rel = rel
  link.href = url
  return link
}

function scriptFrom(url: string): HTMLScriptElement {
  const script = checked(document.createElement('script'), url)
  script.src = url
  return script
}

/**
 * A browser keeps a failed hint until something asks for its file, and answers that with the old failure. So the
 * file is asked for once, for nothing, and the next one who asks reaches the server again. The fragment is none of the
 * browser's business, but keeps a bundle from taking this element for the style that it is about to load.
 */
function useUp(hint: HTMLLinkElement, url: string): void {
  hint.remove()
  const asked = `${url}#asked-for-nothing`
  const taker = isStyle(url) ? linkTo(asked, 'stylesheet') : scriptFrom(asked)
  const leave = () => taker.remove()
  taker.addEventListener('error', leave)
  taker.addEventListener('load', leave)
  document.head.append(taker)
}

const warmed = new Set<string>()

/**
 * A hint without a hash does not serve a script that has one, and the page's policy refuses it. A request of no kind does
 * nothing but fill the browser's cache, which then answers the script; what it brings runs only with the right hash.
 */
async function warm(url: string): Promise<void> {
  if (warmed.has(url)) return
  warmed.add(url)
  try {
    const response = await fetch(url, { credentials: 'same-origin' })
    // Only what was read to its end is kept.
    await response.arrayBuffer()
  } catch {
    // The load that needs the file asks again, and reports the failure.
    warmed.delete(url)
  }
}

/**
 * Starts fetching a file that will be needed in a moment, checked like the later script or style as far as its hash is known.
 * `hash` is that of a file which is not admitted yet.
 */
export function preload(url: string, hash?: string): void {
  if (globalThis.stoaIntegrity && hash === undefined && !hasIntegrity(url)) return void warm(url)
  if (document.head.querySelector(`link[href="${CSS.escape(url)}"]`)) return
  const hint = linkTo(url, 'preload', hash)
  hint.as = isStyle(url) ? 'style' : 'script'
  // The load that needs a file which is not admitted yet gives a hint of its own.
  hint.addEventListener('error', () => (hash === undefined ? useUp(hint, url) : hint.remove()))
  document.head.append(hint)
}
