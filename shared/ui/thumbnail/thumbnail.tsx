import ImageIcon from 'lucide-react/icons/image'
import { useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './thumbnail.module.css'

/** Props of a `Thumbnail`. */
export interface ThumbnailProps {
  /** Address of the image; null without one. */
  src: string | null
  /** Alternative text. Empty if the adjacent text says the same. */
  alt: string
  /** Edge in px: small 32, medium 48, large 96; fill: the container's width. Default medium. */
  size?: 'small' | 'medium' | 'large' | 'fill'
  /** Loads with priority: for the main image of a page. By default the image loads when it is in view. */
  isEager?: boolean
}

/** A square image with a reserved size; shows an icon if there is none or it fails to load. */
export function Thumbnail({ src, alt, size = 'medium', isEager }: ThumbnailProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const isShown = src !== null && src !== brokenSrc
  return (
    <span className={styles.frame} data-size={size}>
      {isShown ? (
        <img
          className={styles.picture}
          src={src}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        <Icon glyph={ImageIcon} size={size === 'fill' || size === 'large' ? 'huge' : 'medium'} />
      )}
    </span>
  )
}
