import type { HeldWrite, useHeldWrites } from '@stoa/admin/held'
import { useTranslation } from '@stoa/extension-sdk'
import { formatSeconds } from '@stoa/i18n/numbers'
import { Button } from '@stoa/ui/button'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import styles from './held-bar.module.css'

const SECOND_MS = 1000
/** A dialog that closes gives the focus back first. */
const CLOSED_MS = 200

/** Stays on screen while something waits to be sent: what it is, how long it waits, and buttons to send or undo it. */
export function HeldBar({ writes, nameOf, sendNow, undo }: ReturnType<typeof useHeldWrites>) {
  const { t } = useTranslation()
  const count = writes.length
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    if (count === 0) return undefined
    // The button that was pressed is gone, and the focus with it.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) bar.current?.focus()
    }, CLOSED_MS)
    return () => clearTimeout(timer)
  }, [count])
  if (count === 0) return null
  return createPortal(
    <section ref={bar} className={styles.bar} aria-label={t('order.held.label')} tabIndex={-1}>
      <ul className={styles.writes}>
        {writes.map((write) => {
          const { subject, state } = write
          const name = nameOf(write)
          const isSending = state === 'sending'
          return (
            <li key={subject} className={styles.write}>
              <p className={styles.text}>
                <output className={styles.name}>{name}</output> <Wait write={write} />
              </p>
              <Button size="small" isDisabled={isSending} onPress={() => undo(subject)}>
                {t('order.held.undo')}
              </Button>
              <Button size="small" variant="primary" isLoading={isSending} onPress={() => sendNow(subject)}>
                {t('order.held.send')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>,
    document.body,
  )
}

function Wait({ write: { state, due } }: { write: HeldWrite }) {
  const { t, locale } = useTranslation()
  const left = useSecondsLeft(due)
  if (state === 'sending') return null
  return (
    <span role="timer" className={styles.wait}>
      {state === 'stopped'
        ? t('order.held.stopped')
        : t('order.held.wait', { time: formatSeconds(left, locale) })}
    </span>
  )
}

function useSecondsLeft(due: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS / 4)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((due - now) / SECOND_MS))
}
