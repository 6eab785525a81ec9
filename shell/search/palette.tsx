import { useHost } from '@stoa/extension-sdk'
import { Icon } from '@stoa/ui/icon'
import { Spinner } from '@stoa/ui/spinner'
import Search from 'lucide-react/icons/search'
import { useContext, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Input } from 'react-aria-components/Input'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { TextField } from 'react-aria-components/TextField'
import { useTranslation } from 'react-i18next'

import { ErrorBoundary } from '../extensions/error-boundary.tsx'
import { ShellContext } from '../extensions/shell-context.ts'
import { isSearchChord } from '../shortcuts/key-rules.ts'
import type { OverlayProps } from '../topbar/topbar-actions.ts'
import type { Entry } from './entry.ts'
import { PaletteHints } from './palette-hints.tsx'
import { PaletteList } from './palette-list.tsx'
import styles from './palette.module.css'
import { remember } from './recents.ts'
import { useEarlyEnter } from './use-early-enter.ts'
import { useProviderResults } from './use-provider-results.ts'
import { useSections } from './use-sections.ts'
import { useSettledQuery } from './use-settled-query.ts'

/** Autocomplete sets the controlled list and the active option; role and expanded state are set here. */
const COMBOBOX = { role: 'combobox', 'aria-expanded': true } as const

/** Owner of what fails in the list, for the console. */
const OWNER = { extension: 'shell', module: 'palette' }

/** The palette opens for typing. */
const AT_ONCE = { autoFocus: true } as const

/** Command palette: finds and opens anything in the admin by keyboard. */
export function Palette({ actions, typed, onClose }: OverlayProps) {
  const { t } = useTranslation('shell')
  const { session, navigation } = useHost()
  const { ledger } = useContext(ShellContext)
  const [text, setText] = useState('')
  const settled = useSettledQuery(text)
  const found = useProviderResults(settled)
  const sections = useSections(text, found, actions).filter(({ entries }) => entries.length > 0)
  const isSearching = text.trim() !== settled.query || found.some(({ isPending }) => isPending)

  const choose = ({ key, found: result, run, staysOpen }: Entry) => {
    if (!staysOpen) onClose()
    run?.()
    const person = session.person()
    if (person && !key.startsWith('retry:')) remember(person.id, { key, ...(result && { found: result }) })
  }

  const [first] = sections
  const isFirstFound = !first || found.some(({ key }) => key === first.key)
  const earlyEnter = useEarlyEnter(text, isSearching && isFirstFound, () => {
    const entry = sections.flatMap(({ entries }) => entries).find(({ isDisabled }) => !isDisabled)
    if (!entry) return
    choose(entry)
    if (entry.href) navigation.open(entry.href.replace(/^\/a/, ''))
  })

  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Modal className={styles.modal}>
        <Dialog className={styles.dialog} aria-label={t('search.title')}>
          <div className={styles.search} {...earlyEnter}>
            <Autocomplete inputValue={text} onInputChange={setText}>
              <TextField
                className={styles.field}
                aria-label={t('search.title')}
                {...AT_ONCE}
                onFocus={() => {
                  const ahead = typed?.()
                  if (ahead) setText((now) => now + ahead)
                }}
                onKeyDown={(event) => {
                  if (isSearchChord(event)) {
                    event.preventDefault()
                    onClose()
                  } else event.continuePropagation()
                }}
              >
                {isSearching && text.trim() !== '' ? <Spinner size="small" /> : <Icon glyph={Search} />}
                <Input className={styles.input} {...COMBOBOX} placeholder={t('topbar.search')} />
              </TextField>
              <ErrorBoundary
                ledger={ledger}
                owner={OWNER}
                resetKey={text}
                renderCrash={() => (
                  <p className={styles.nothing} role="alert">
                    {t('errors.unexpected')}
                  </p>
                )}
              >
                <PaletteList
                  query={text.trim()}
                  sections={sections}
                  isSearching={isSearching}
                  onChoose={choose}
                />
              </ErrorBoundary>
            </Autocomplete>
          </div>
          <PaletteHints />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
