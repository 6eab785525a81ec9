import type { ReactNode } from 'react'

import styles from '../button/button.module.css'
import { Spinner } from '../spinner/spinner.tsx'

/** Props of a `SubmitButton`. */
export interface SubmitButtonProps {
  /** Submits nothing, shows a spinner; keeps focus and width. */
  isLoading?: boolean
  children: ReactNode
}

/**
 * The one button of a form that is a page of its own: large, wide, and the browser's own, so that the page needs no more
 * code than its fields. Everywhere else use `Button`.
 */
export function SubmitButton({ isLoading = false, children }: SubmitButtonProps) {
  return (
    <>
      {/* Without any submit button, Enter would submit a form with one field. */}
      {isLoading ? <input type="submit" disabled hidden /> : null}
      <button
        type={isLoading ? 'button' : 'submit'}
        className={`${styles.button} ${styles.native}`}
        data-variant="primary"
        data-size="large"
        data-wide
        data-loading={isLoading || undefined}
        aria-disabled={isLoading || undefined}
        aria-busy={isLoading || undefined}
      >
        <span className={styles.content}>{children}</span>
        {isLoading ? (
          <span className={styles.spinner}>
            <Spinner size="small" />
          </span>
        ) : null}
      </button>
    </>
  )
}
