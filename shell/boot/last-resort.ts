import type { i18n } from 'i18next'
import type { RootOptions } from 'react-dom/client'

import english from '../../locales/en/shell.json'
import { addressWithout, PARAMETER } from '../extensions/containment/switched-off.ts'
import { logRecovery } from '../extensions/operator-log.ts'

function add(parent: HTMLElement, name: 'h1' | 'p' | 'button' | 'code', content: string): HTMLElement {
  const element = document.createElement(name)
  element.textContent = content
  parent.append(element)
  return element
}

/** Plain DOM, because React itself may be missing: offers a reload, and the page without extensions. */
export function showLastResort(root: HTMLElement, translation: i18n | undefined): void {
  const text = (key: keyof typeof english.crash): string =>
    translation?.t(`crash.${key}`, { ns: 'shell' }) ?? english.crash[key]
  const main = document.createElement('main')
  add(main, 'h1', text('title'))
  add(main, 'p', text('message'))
  add(main, 'button', text('reload')).addEventListener('click', () => location.reload())
  const hint = add(main, 'p', `${text('without')} `)
  add(hint, 'code', `?${PARAMETER}=`).dir = 'ltr'
  const without = add(main, 'button', text('loadWithoutAll'))
  without.addEventListener('click', () => location.assign(addressWithout('')))
  root.replaceChildren(main)
}

/** What the page's root does with errors: contribution boundaries report those that they catch themselves. */
export const rootOptions = (container: HTMLElement, translation: i18n | undefined): RootOptions => ({
  onCaughtError: () => undefined,
  onUncaughtError(error) {
    reportError(error)
    showLastResort(container, translation)
  },
  onRecoverableError: logRecovery,
})
