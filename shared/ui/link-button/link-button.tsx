import styles from '../button/button.module.css'
import type { ButtonLook } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { useOpenLink } from '../ui-provider/navigation.ts'

/** The look of a button and the address of a link. */
export interface LinkButtonProps extends ButtonLook {
  /** The link target; URLs of this site are opened by the navigation of `UiProvider`. */
  href: string
  target?: '_blank'
  /** Name for assistive technology, required when there is only an icon. */
  'aria-label'?: string
}

/** A link that looks like a button: use it for navigation, so it can be opened in a new tab. */
export function LinkButton(props: LinkButtonProps) {
  const open = useOpenLink()
  const { variant = 'secondary', size = 'medium', icon, isDirectional, isWide, children, ...rest } = props
  return (
    <a
      {...rest}
      {...open}
      rel={rest.target && 'noopener'}
      className={`${styles.button} ${styles.native}`}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
      data-square={children === undefined || undefined}
    >
      <span className={styles.content}>
        {icon ? <Icon glyph={icon} isDirectional={isDirectional} /> : null}
        {children}
      </span>
    </a>
  )
}
