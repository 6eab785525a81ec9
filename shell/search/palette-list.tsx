import { Icon } from '@stoa/ui/icon'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'
import { useState } from 'react'
import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { useTranslation } from 'react-i18next'

import { Keys } from '../shortcuts/keys.tsx'
import type { Entry, Section } from './entry.ts'
import styles from './palette.module.css'

interface PaletteListProps {
  query: string
  sections: readonly Section[]
  isSearching: boolean
  onChoose: (entry: Entry) => void
}

/** Sections of the palette; announces the number of results to screen readers. */
export function PaletteList({ query, sections, isSearching, onChoose }: PaletteListProps) {
  const { t } = useTranslation('shell')
  const count = sections.reduce((sum, { entries }) => sum + entries.length, 0)
  const [movedAt, setMovedAt] = useState<string>()
  const status = isSearching ? t('search.searching') : t('search.count', { count })
  return (
    <>
      {/* A pointer that rests where the list appears, or where it changes, has not chosen anything. */}
      <div
        className={styles.results}
        onPointerMove={({ movementX, movementY }) => {
          if (movementX !== 0 || movementY !== 0) setMovedAt(query)
        }}
      >
        <ListBox
          className={styles.list}
          aria-label={t('search.results')}
          shouldFocusWrap
          shouldFocusOnHover={movedAt === query}
          shouldSelectOnPressUp
          {...(!isSearching && { renderEmptyState: () => <Nothing query={query} /> })}
        >
          {sections.map(({ key, label, entries }) => (
            <ListBoxSection key={key} id={key} className={styles.section}>
              <Header className={styles.heading}>{label}</Header>
              {entries.map((entry) => (
                <Line key={entry.key} entry={entry} onChoose={onChoose} />
              ))}
            </ListBoxSection>
          ))}
        </ListBox>
      </div>
      <output>
        <VisuallyHidden>{query === '' ? null : status}</VisuallyHidden>
      </output>
    </>
  )
}

function Line({ entry, onChoose }: { entry: Entry; onChoose: (entry: Entry) => void }) {
  const { key, title, detail, note, icon, href, shortcut, isDisabled } = entry
  return (
    <ListBoxItem
      id={key}
      className={styles.line}
      textValue={title}
      isDisabled={isDisabled ?? false}
      {...(href && { href })}
      onAction={() => onChoose(entry)}
    >
      <Icon glyph={icon} />
      <span className={styles.text}>
        <bdi className={styles.title}>{title}</bdi>{' '}
        {[detail, note].filter(Boolean).map((text) => (
          <bdi key={text} className={styles.detail}>
            {text}
          </bdi>
        ))}
      </span>
      {shortcut ? <Keys keys={shortcut.split(' ')} /> : null}
    </ListBoxItem>
  )
}

function Nothing({ query }: { query: string }) {
  const { t } = useTranslation('shell')
  return (
    <div className={styles.nothing}>
      <p className={styles.title}>{t('search.nothing', { query })}</p>
      <p className={styles.detail}>{t('search.nothingHint')}</p>
    </div>
  )
}
