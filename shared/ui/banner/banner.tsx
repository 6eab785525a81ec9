import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { ToneIcon, type MessageTone } from '../tone-icon/tone-icon.tsx'
import styles from './banner.module.css'

/** Props of a `Banner`. */
export interface BannerProps {
  /** Default info. */
  tone?: MessageTone
  title?: string
  children?: ReactNode
  /** Buttons or links at the end. */
  actions?: ReactNode
  /** Shows a close button. */
  close?: { label: string; onPress: () => void }
}

/** A persistent message about its section. */
export function Banner({ tone = 'info', title, children, actions, close }: BannerProps) {
  return (
    <div className={styles.banner} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <ToneIcon tone={tone} />
      <div className={styles.content}>
        <div className={styles.text}>
          {title ? <p className={styles.title}>{title}</p> : null}
          {children ? <div>{children}</div> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {close ? (
        <Button variant="quiet" size="small" icon={X} aria-label={close.label} onPress={close.onPress} />
      ) : null}
    </div>
  )
}
