import { createContext, useContext, useMemo, useReducer, useRef } from 'react'
import { DialogContent, type DialogContentProps } from '../dialog/dialog-content.tsx'
import { DialogFrame, type DialogFrameProps } from '../dialog/dialog-frame.tsx'
import { layersReducer, type Layer } from './layers.ts'
import { useLayerFocus } from './use-layer-focus.ts'
import styles from './layered-modal.module.css'

export type { Layer } from './layers.ts'

/** The stack of screens, for the screens of a `LayeredModal`. */
export interface Layers {
  /** Puts a screen over the one in sight. */
  push: (layer: Layer) => void
  /** Pops the last pushed screen; does nothing on the modal's own screen. */
  pop: () => void
  /** Pops all pushed screens. */
  reset: () => void
}

/** A controlled modal: it opens and closes by `isOpen` alone. Its children are the screen at the bottom. */
export interface LayeredModalProps extends Omit<DialogFrameProps, 'onBack' | 'isAlert'>, DialogContentProps {}

/** Unique per pushed screen, also for the next one at the same level. */
interface Screen extends Layer {
  id: number
}

const LayersContext = createContext<Layers | null>(null)

/** The stack of the modal around. Throws outside a `LayeredModal`. */
export function useLayers(): Layers {
  const layers = useContext(LayersContext)
  if (!layers) throw new Error('useLayers must be used inside a LayeredModal')
  return layers
}

/**
 * A modal with stacked screens, each with a title, an optional subtitle and a back button. Screens below keep their
 * input and get the focus back. Closing the modal pops all pushed screens.
 */
export function LayeredModal(props: LayeredModalProps) {
  const { isOpen, onClose, title, subtitle, onSubmit, footer, children, ...frame } = props
  const [pushed, dispatch] = useReducer(layersReducer<Screen>, [])
  const pushes = useRef(0)
  const layers = useMemo<Layers>(
    () => ({
      push: (layer) => {
        pushes.current += 1
        dispatch({ type: 'push', layer: { ...layer, id: pushes.current } })
      },
      pop: () => dispatch({ type: 'pop' }),
      reset: () => dispatch({ type: 'reset' }),
    }),
    [],
  )
  // Closed by whomever: the next opening starts with the modal's own screen.
  if (!isOpen && pushed.length > 0) dispatch({ type: 'reset' })

  const screens: readonly Screen[] = [
    { id: 0, title, subtitle, content: children, onSubmit, footer },
    ...pushed,
  ]
  const top = screens.length - 1
  const screenRef = useLayerFocus(top)

  return (
    <LayersContext value={layers}>
      <DialogFrame
        {...frame}
        isOpen={isOpen}
        onClose={onClose}
        title={screens[top]?.title ?? title}
        subtitle={screens[top]?.subtitle}
        onBack={top > 0 ? layers.pop : undefined}
      >
        {screens.map((screen, depth) => (
          <div
            key={screen.id}
            ref={depth === top ? screenRef : undefined}
            className={styles.screen}
            hidden={depth !== top}
            tabIndex={-1}
          >
            <DialogContent onSubmit={screen.onSubmit} footer={screen.footer}>
              {screen.content}
            </DialogContent>
          </div>
        ))}
      </DialogFrame>
    </LayersContext>
  )
}
