import { Dialog } from '@stoa/ui/dialog'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { linkedPages } from '../extensions/linked-pages.ts'
import { useFlagged } from '../extensions/presence.ts'
import { ShellContext } from '../extensions/shell-context.ts'
import { OVERLAY_KEYS } from '../extensions/zone-overlay/overlay-keys.ts'
import { sidebarLinks } from '../sidebar/links.ts'
import type { OverlayProps } from '../topbar/topbar-actions.ts'
import { NEW_TAB_KEYS, SEARCH_KEYS } from './key-names.ts'
import { Keys } from './keys.tsx'
import { shortcutsOf } from './page-shortcuts.ts'
import styles from './shortcut-sheet.module.css'

/** One line of the sheet: alternative key combinations for the same action. */
interface Line {
  label: string
  ways: readonly (readonly string[])[]
  /** The keys are pressed one after the other. */
  isSequence?: boolean
}

/** Lists every keyboard shortcut. */
export function ShortcutSheet({ onClose }: OverlayProps) {
  const { t } = useTranslation('shell')
  const { registry, manifestText } = useContext(ShellContext)
  const flagged = useFlagged(linkedPages(registry.pages))
  const order = sidebarLinks({ pages: flagged }).map(({ path }) => path)
  const shortcuts = shortcutsOf(flagged).toSorted((a, b) => order.indexOf(a.path) - order.indexOf(b.path))
  const pages = shortcuts.map(({ keys, owner, label }) => ({
    label: manifestText(owner, label),
    ways: [keys.split(' ')],
    isSequence: true,
  }))
  const [onPage] = useState(linesOfPage)
  const general: Line[] = [
    { label: t('shortcuts.search'), ways: [SEARCH_KEYS, ['/']] },
    { label: t('shortcuts.sheet'), ways: [['?']] },
    { label: t('shortcuts.close'), ways: [['Esc']] },
    { label: t('search.zones'), ways: [OVERLAY_KEYS.split('+')] },
  ]
  const palette: Line[] = [
    { label: t('shortcuts.move'), ways: [['↑'], ['↓']] },
    { label: t('shortcuts.ends'), ways: [['Home'], ['End']] },
    { label: t('shortcuts.open'), ways: [['↵']] },
    { label: t('shortcuts.newTab'), ways: [NEW_TAB_KEYS] },
  ]
  return (
    <Dialog isOpen onClose={onClose} title={t('shortcuts.title')}>
      <div className={styles.groups}>
        <Group title={t('shortcuts.general')} lines={general} />
        {onPage.length > 0 ? <Group title={t('shortcuts.onPage')} lines={onPage} /> : null}
        {pages.length > 0 ? <Group title={t('shortcuts.pages')} lines={pages} /> : null}
        <Group title={t('shortcuts.palette')} lines={palette} />
      </div>
    </Dialog>
  )
}

/** The buttons of the open page that a letter presses. */
const linesOfPage = (): Line[] =>
  [...document.querySelectorAll<HTMLElement>('[data-shortcut]')].map((button) => ({
    label: button.ariaLabel ?? button.textContent,
    ways: [[button.dataset['shortcut'] ?? '']],
  }))

function Group({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <div key={line.label} className={styles.line}>
            <dt>{line.label}</dt>
            <dd className={styles.ways}>
              <Ways {...line} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Ways({ ways, isSequence }: Line) {
  const { t } = useTranslation('shell')
  const parts = isSequence ? (ways[0] ?? []).map((key) => [key]) : ways
  return parts.map((keys, index) => (
    <span key={keys.join(' ')} className={styles.way}>
      {index > 0 ? (isSequence ? t('shortcuts.then') : t('shortcuts.or')) : null}
      <Keys keys={keys} />
    </span>
  ))
}
