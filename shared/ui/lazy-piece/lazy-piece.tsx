import { useState, type ComponentType, type ReactNode } from 'react'
import styles from '../button/button.module.css'
import { useUiText } from '../ui-provider/ui-text.ts'
import { createLazy, useLoad } from './use-load.ts'

export { createLazy, useLoad } from './use-load.ts'

interface LoadProps {
  /** Stands in the same position until the code is there. Default nothing. */
  placeholder?: ReactNode
  /** Replaces the button that tries again. */
  renderFailed?: () => ReactNode
}

/**
 * A part of a component whose code loads when it is shown first, or by `preload`. Where the code does not come, a part
 * that can be closed closes, so that opening it again tries again; any other offers to try again in its position. The
 * rest of the page stays as it is.
 */
export function lazyPiece<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const lazy = createLazy(load)
  function Loaded({ props, onFailure }: { props: Props & LoadProps; onFailure: () => void }) {
    const Piece = useLoad(lazy, onFailure)
    return Piece ? <Piece {...props} /> : props.placeholder
  }
  function LazyPiece(props: Props & LoadProps) {
    const t = useUiText()
    const [isFailed, setFailed] = useState(false)
    const { renderFailed, onClose } = props as LoadProps & { onClose?: () => void }
    if (!isFailed) return <Loaded props={props} onFailure={onClose ?? (() => setFailed(true))} />
    if (renderFailed) return renderFailed()
    // The browser's own button: pages without a Button need no more code for a failure.
    return (
      <button
        type="button"
        className={`${styles.button} ${styles.native}`}
        data-size="small"
        onClick={() => setFailed(false)}
      >
        {t('retry')}
      </button>
    )
  }
  return Object.assign(LazyPiece, { preload: () => void lazy.load().catch(() => undefined) })
}
