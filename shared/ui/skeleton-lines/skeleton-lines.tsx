import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './skeleton-lines.module.css'

/** Placeholder of `count` lines of loading text, with uneven widths. */
export function SkeletonLines({ count }: { count: number }) {
  return (
    <div className={styles.lines}>
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} width={line % 2 === 0 ? '85%' : '60%'} />
      ))}
    </div>
  )
}
