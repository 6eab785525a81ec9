import { useState, type ComponentType, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import { lazyView } from './lazy-view.tsx'
import { createLazy } from './use-load.ts'

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
  const View = lazyView(lazy)
  function LazyPiece(props: Props & LoadProps) {
    const t = useUiText()
    const [isFailed, setFailed] = useState(false)
    const { placeholder, renderFailed, onClose } = props as LoadProps & { onClose?: () => void }
    const fail = onClose ?? (() => setFailed(true))
    if (!isFailed) return <View props={props} placeholder={placeholder} onFailure={fail} />
    if (renderFailed) return renderFailed()
    return (
      <Button size="small" onPress={() => setFailed(false)}>
        {t('retry')}
      </Button>
    )
  }
  return Object.assign(LazyPiece, { preload: () => void lazy.load().catch(() => undefined) })
}
