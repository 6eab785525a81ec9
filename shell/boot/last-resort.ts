import type { i18n } from 'i18next'

import english from '../../locales/en/shell.json'

/** Without React, which may be what is missing: says that the page could not be built, and offers to load it again. */
export function showLastResort(root: HTMLElement, translation: i18n | undefined): void {
  const text = (key: keyof typeof english.crash): string =>
    translation?.t(`crash.${key}`, { ns: 'shell' }) ?? english.crash[key]
  const main = document.createElement('main')
  const title = document.createElement('h1')
  const message = document.createElement('p')
  const reload = document.createElement('button')
  title.textContent = text('title')
  message.textContent = text('message')
  reload.textContent = text('reload')
  reload.addEventListener('click', () => location.reload())
  main.append(title, message, reload)
  root.replaceChildren(main)
}
