import { createElement, useId, type ReactElement, type ReactNode } from 'react'

import type { IconName } from '../points/icons.ts'

/** What buttons and links that look like buttons share. */
export interface ButtonLook {
  /** primary: the one main action of a view. quiet: no frame. danger: destroys something at once. Default secondary. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** Height and text size. Default medium. */
  size?: 'small' | 'medium' | 'large'
  /** Drawn before the text. Without a text the button is square and needs an `aria-label`. */
  icon?: IconName
  /** Names the button for assistive technology, where it has no text. */
  'aria-label'?: string
  /** The text of the button. */
  children?: ReactNode
}

/** Props of a {@link Button}. */
export interface ButtonProps extends ButtonLook {
  /** Called by a click, Enter and the space bar. */
  onPress?: () => void
  /** submit: sends the form around it. Default button. */
  type?: 'button' | 'submit'
  /** Takes no clicks and no focus. Default false. */
  isDisabled?: boolean
  /** Ignores clicks and shows a spinner; keeps focus and width. Default false. */
  isLoading?: boolean
}

/** Runs an action. */
export const Button = (props: ButtonProps): ReactElement =>
  createElement(
    'button',
    {
      type: props.type ?? 'button',
      disabled: props.isDisabled,
      'aria-label': props['aria-label'],
      'aria-disabled': props.isLoading || undefined,
      'aria-busy': props.isLoading || undefined,
      onClick: props.isLoading ? undefined : props.onPress && (() => props.onPress?.()),
    },
    props.children,
  )

/** Props of a {@link LinkButton}. */
export interface LinkButtonProps extends ButtonLook {
  /** Pages of the admin open without loading it again: `useNavigation().href(path)` gives their addresses. */
  href: string
  /** Opens a tab of its own. Default the same tab. */
  target?: '_blank'
}

/** A link that looks like a button. */
export const LinkButton = ({ href, target, children, ...rest }: LinkButtonProps): ReactElement =>
  createElement('a', { href, target, rel: target && 'noopener', 'aria-label': rest['aria-label'] }, children)

/** Props of a {@link Link}. */
export interface LinkProps {
  /** Pages of the admin open without loading it again: `useNavigation().href(path)` gives their addresses. */
  href: string
  /** Opens a tab of its own. Default the same tab. */
  target?: '_blank'
  /** plain: looks like the text around it until hovered. Default accent. */
  variant?: 'accent' | 'plain'
  /** The text of the link. */
  children: ReactNode
}

/** A link in a text. */
export const Link = ({ href, target, children }: LinkProps): ReactElement =>
  createElement('a', { href, target, rel: target && 'noopener' }, children)

/** Props of a {@link Dialog}. */
export interface DialogProps {
  /** Shows the window. */
  isOpen: boolean
  /** Called by Escape and the close button; a click outside never closes it, so that no input is lost. */
  onClose: () => void
  /** Names the window, and is its heading. */
  title: string
  /** One line under the title. */
  subtitle?: string
  /** Width of the window. Default medium. */
  size?: 'small' | 'medium' | 'large'
  /** Makes body and footer a form: called on Enter and by the footer's `type="submit"` button. */
  onSubmit?: () => void
  /** Buttons, the main one last. */
  footer?: ReactNode
  /** The content, which scrolls where it is long. */
  children: ReactNode
}

/** A window above the page. For a plain question use `useDialogs().confirm`. */
export function Dialog(props: DialogProps): ReactElement | null {
  const { isOpen, title, subtitle, onSubmit, footer, children } = props
  const id = useId()
  if (!isOpen) return null
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    onSubmit?.()
  }
  return createElement(
    'div',
    { role: 'dialog', 'aria-labelledby': id },
    createElement('h2', { id }, title),
    subtitle === undefined ? null : createElement('p', null, subtitle),
    createElement(onSubmit ? 'form' : 'div', onSubmit ? { onSubmit: submit } : null, children, footer),
  )
}
