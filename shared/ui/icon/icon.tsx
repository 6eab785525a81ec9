import type { ComponentType } from 'react'
import styles from './icon.module.css'

/** A lucide icon, or any component that draws one svg and passes these props on to it. */
export type IconGlyph = ComponentType<{ className?: string; 'aria-hidden'?: boolean }>

/** Which drawing, how large, and whether it turns with the direction of the page. */
export interface IconProps {
  /** The drawing, imported one by one: `import Check from 'lucide-react/icons/check'`. */
  glyph: IconGlyph
  /** Edge in px: small 14, medium 16, large 20, huge 28. Default medium. */
  size?: 'small' | 'medium' | 'large' | 'huge'
  /** Points along the reading direction (arrows, chevrons): mirrored in right-to-left pages. */
  isDirectional?: boolean
}

/** Draws an icon in the colour of the text around it. Hidden from assistive technology: the text beside it speaks. */
export function Icon({ glyph: Glyph, size = 'medium', isDirectional }: IconProps) {
  return (
    <Glyph
      aria-hidden
      className={styles.icon}
      data-size={size}
      data-directional={isDirectional || undefined}
    />
  )
}
