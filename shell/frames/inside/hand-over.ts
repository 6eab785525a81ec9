import type { NavigationPort } from '@stoa/extension-sdk'

import type { Line } from './line.ts'

/** Lets the admin follow plain links: the frame itself must stay where it is. */
function followLinks(line: Line, navigation: NavigationPort): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (
      event.defaultPrevented ||
      !(link instanceof HTMLAnchorElement) ||
      link.hash === link.getAttribute('href')
    )
      return
    event.preventDefault()
    const { origin, pathname, search } = new URL(link.href)
    const isOwn = origin === new URL(location.href).origin
    if (isOwn && /^\/a(\/|$)/.test(pathname)) navigation.open(`${pathname.slice(2) || '/'}${search}`)
    else if (!isOwn) line.send({ type: 'notice', method: 'navigation.leave', words: [link.href] })
  })
}

/** The admin's palette opens from a frame, too. */
function handOverKeys(line: Line): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
    event.preventDefault()
    line.send({ type: 'notice', method: 'palette.open', words: [] })
  })
}

/** Hands over to the admin what the frame does not do itself. */
export function startHandingOver(line: Line, navigation: NavigationPort): void {
  followLinks(line, navigation)
  handOverKeys(line)
}
