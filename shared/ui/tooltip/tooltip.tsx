import type { ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import styles from './tooltip.module.css'

/** Props of a `Tooltip`. */
export interface TooltipProps {
  /** The text: at most 220 px wide. Repeats or explains, never the only source of needed information. */
  text: ReactNode
  /** Preferred side; flips when there is no space. Default top. */
  placement?: 'top' | 'bottom' | 'start' | 'end'
  /** One control of this library (`Button`, `LinkButton`, …), described by the tooltip. */
  children: ReactNode
}

/** Appears 100 ms after the pointer rests on its control and at once on keyboard focus, 8 px away; Escape hides it. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={100} closeDelay={100}>
      {children}
      <AriaTooltip className={styles.tooltip} placement={placement} offset={8}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
