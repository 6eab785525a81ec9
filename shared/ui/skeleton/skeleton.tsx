import styles from './skeleton.module.css'

/** Size and shape of a placeholder. */
export interface SkeletonProps {
  /** CSS length. Default the whole width. */
  width?: string
  /** CSS length. Default one line of text. */
  height?: string
  /** Default rounded. */
  shape?: 'rounded' | 'circle'
}

/** Placeholder of loading content. Silent: set `aria-busy` on its container. */
export function Skeleton({ width = '100%', height = '1em', shape = 'rounded' }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      data-shape={shape}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden
    />
  )
}
