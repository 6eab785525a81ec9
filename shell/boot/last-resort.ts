import type { i18n } from 'i18next'

import english from '../../locales/en/shell.json'

/** Plain DOM, because React itself may be missing: reports that the page could not start and offers a reload. */
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
