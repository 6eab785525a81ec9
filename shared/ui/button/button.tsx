import type { ComponentProps, ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { Icon, type IconGlyph } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import styles from './button.module.css'

/** Appearance shared by buttons and link buttons. */
export interface ButtonLook {
  /**
   * primary: the one main action of a view. secondary: the default. quiet: no frame. danger: destroys something at
   * once.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** Height in px: small 28, medium 32, large 40 (36, 40 and 44 for fingers). Default medium. */
  size?: 'small' | 'medium' | 'large'
  /** Drawn before the text. Without a text the button is square and needs an `aria-label`. */
  icon?: IconGlyph
  /** The icon points along the reading direction: mirrored in right-to-left pages. */
  isDirectional?: boolean
  /** Fills the width of its container. */
  isWide?: boolean
  children?: ReactNode
}

/**
 * Props of a `Button`: appearance, loading state and the props of react-aria-components (`onPress`, `isDisabled`,
 * `type`, `aria-label`, …).
 */
export interface ButtonProps
  extends ButtonLook, Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'render' | 'isPending'> {
  /** danger: opens a confirmation before destroying something. Default none. */
  tone?: 'danger'
  /** Disabled for everyone, ignores clicks and Enter in its form, shows a spinner; keeps focus and width. */
  isLoading?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** Events that a loading button still fires: focus and hover, never presses. */
const HEARD = /^on(Focus|Blur|Pointer(Enter|Leave|Over|Out)|Mouse(Enter|Leave|Over|Out))/

/**
 * A loading button stays focusable but inert. react-aria's `isPending` announces the button by its id, which has no
 * name once the page has moved on.
 */
function withoutActions(props: ComponentProps<'button'>): ComponentProps<'button'> {
  const allowed = Object.entries(props).filter(([name]) => !name.startsWith('on') || HEARD.test(name))
  return {
    ...(Object.fromEntries(allowed) as ComponentProps<'button'>),
    type: props.type === 'submit' ? 'button' : props.type,
    'aria-disabled': true,
    'aria-busy': true,
  }
}

/** Runs an action; use `LinkButton` for navigation. Its `type` defaults to `button`. */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    tone,
    size = 'medium',
    icon,
    isDirectional,
    isWide,
    isLoading = false,
    children,
    ...rest
  } = props
  // A loading submit button becomes a plain one; without any submit button, Enter would submit a form with one field.
  const guard =
    isLoading && rest.type === 'submit' ? <input type="submit" form={rest.form} disabled hidden /> : null
  return (
    <>
      {guard}
      <AriaButton
        {...rest}
        render={(domProps) => <button {...(isLoading ? withoutActions(domProps) : domProps)} />}
        className={styles.button}
        data-variant={variant}
        data-tone={tone}
        data-size={size}
        data-loading={isLoading || undefined}
        data-wide={isWide || undefined}
        data-square={children === undefined || undefined}
      >
        <span className={styles.content}>
          {icon ? <Icon glyph={icon} isDirectional={isDirectional} /> : null}
          {children}
        </span>
        {isLoading ? (
          <span className={styles.spinner}>
            <Spinner size="small" />
          </span>
        ) : null}
      </AriaButton>
    </>
  )
}
