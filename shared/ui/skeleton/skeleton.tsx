import styles from './skeleton.module.css'

/** The size and form of what is awaited. */
export interface SkeletonProps {
  /** CSS length. Default the whole width. */
  width?: string
  /** CSS length. Default one line of text. */
  height?: string
  /** Default rounded. */
  shape?: 'rounded' | 'circle'
}

/** Keeps the place of content that is loading. Silent: what holds it says `aria-busy`. */
export function Skeleton({ width = '100%', height = '1em', shape = 'rounded' }: SkeletonProps) {
  return (
    <span
      className={styles['skeleton']}
      data-shape={shape}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden
    />
  )
}
