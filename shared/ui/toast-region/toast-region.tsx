import { Children, useEffect, useRef, useState, type ReactElement } from 'react'
import { Group } from 'react-aria-components/Group'
import styles from './toast-region.module.css'

/** Props of a `ToastRegion`. */
export interface ToastRegionProps {
  /** Names the region for assistive technology. */
  label: string
  /** The pointer or the focus has come: no toast should leave now. Keep its identity between renders. */
  onPause: () => void
  /** Both are gone again, or there is nothing left to read. Keep its identity between renders. */
  onResume: () => void
  /** A list of `Toast`s with keys, the newest first. */
  children: readonly ReactElement[]
}

/**
 * The corner for notices: top at the end of the line, below the bar of the page so that none of its buttons is covered,
 * above everything else, reachable while a dialog is open.
 * Always mounted, so that screen readers announce new toasts.
 */
export function ToastRegion({ label, onPause, onResume, children }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null)
  const count = Children.count(children)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHeld = (isHovered || isFocused) && count > 0

  useEffect(() => {
    if (!isHeld) return
    onPause()
    return () => onResume()
  }, [isHeld, onPause, onResume])

  // A toast that is closed by keyboard removes the focused element, and no blur event follows.
  useEffect(() => {
    const focused = document.activeElement
    setFocused(count > 0 && Boolean(region.current?.contains(focused)))
  }, [count])

  return (
    <section
      className={styles.region}
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions text"
      data-react-aria-top-layer
    >
      <Group
        ref={region}
        className={styles.stack}
        onHoverChange={setHovered}
        onFocus={() => setFocused(true)}
        onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      >
        {children}
      </Group>
    </section>
  )
}
