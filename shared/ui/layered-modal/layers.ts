import type { ReactNode } from 'react'

/** A screen on top of the others of a `LayeredModal`. */
export interface Layer {
  title: string
  /** One line under the title. */
  subtitle?: string
  /** Rendered as given: put changing values into state or a context of its own. */
  content: ReactNode
  /** Makes a form of content and footer: called by Enter and by the footer's `type="submit"` button. */
  onSubmit?: () => void
  /** Buttons, the main one last. */
  footer?: ReactNode
}

/** Actions on the stack of screens. */
export type LayersAction<Screen> = { type: 'push'; layer: Screen } | { type: 'pop' } | { type: 'reset' }

/** The pushed screens, the one in sight last; none when only the modal's own screen is there. */
export function layersReducer<Screen extends Layer>(
  layers: readonly Screen[],
  action: LayersAction<Screen>,
): readonly Screen[] {
  switch (action.type) {
    case 'push':
      return [...layers, action.layer]
    case 'pop':
      return layers.slice(0, -1)
    case 'reset':
      return []
  }
}
