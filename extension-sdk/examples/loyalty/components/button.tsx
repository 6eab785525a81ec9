import type { MouseEvent, ReactNode } from 'react'

import styles from './button.module.css'

interface ButtonProps {
  type?: 'button' | 'submit'
  variant?: 'primary' | 'secondary'
  /** At work: keeps the focus, ignores clicks. */
  isBusy?: boolean
  isDisabled?: boolean
  onClick?: () => void
  children: ReactNode
}

export function Button({
  type = 'button',
  variant = 'secondary',
  isBusy,
  isDisabled,
  onClick,
  children,
}: ButtonProps) {
  const isBlocked = isBusy || isDisabled
  const press = (event: MouseEvent) => {
    if (isBlocked) event.preventDefault()
    else onClick?.()
  }
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      className={styles.button}
      data-variant={variant}
      aria-disabled={isBlocked || undefined}
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      {children}
    </button>
  )
}
