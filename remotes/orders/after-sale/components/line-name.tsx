import { Thumbnail } from '@stoa/ui/thumbnail'
import type { ReactNode } from 'react'

import styles from './line-name.module.css'

interface LineNameProps {
  line: { title: string; description: string | null; sku?: string | null; thumbnail: string | null }
  /** More about the line, beside its name. */
  children?: ReactNode
}

export function LineName({ line: { title, description, sku, thumbnail }, children }: LineNameProps) {
  return (
    <div className={styles.line}>
      <Thumbnail src={thumbnail} alt="" size="small" />
      <div className={styles.text}>
        <bdi className={styles.title}>{title}</bdi>
        <div className={styles.details}>
          {description ? <bdi>{description}</bdi> : null}
          {sku ? <bdi>{sku}</bdi> : null}
        </div>
      </div>
      {children}
    </div>
  )
}
