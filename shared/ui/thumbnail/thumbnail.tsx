import ImageIcon from 'lucide-react/icons/image'
import { useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './thumbnail.module.css'

/** Which picture, how large, how soon. */
export interface ThumbnailProps {
  /** Address of the picture; null when there is none. */
  src: string | null
  /** What the picture shows. Empty when the text beside it says so. */
  alt: string
  /** Edge in px: small 32, medium 48, large 96; fill takes the container's width. Default medium. */
  size?: 'small' | 'medium' | 'large' | 'fill'
  /** Loads at once, before everything else: the one picture that a page is opened for. Default when it comes into sight. */
  isEager?: boolean
}

/** A square picture that keeps its place while it loads; an icon stands in when there is none or it does not load. */
export function Thumbnail({ src, alt, size = 'medium', isEager }: ThumbnailProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const isShown = src !== null && src !== brokenSrc
  return (
    <span className={styles['frame']} data-size={size}>
      {isShown ? (
        <img
          className={styles['picture']}
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
