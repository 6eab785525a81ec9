import { useTranslation } from '@stoa/extension-sdk'
import { ErrorState } from '@stoa/ui/error-state'
import { createLazy, useLoad } from '@stoa/ui/lazy-piece'
import { useState, type ComponentType } from 'react'

/**
 * A part of a page whose code is loaded when it is shown first; `Placeholder` stands there until then, default nothing.
 * Where the code cannot be loaded, the part says so and offers to try again; the rest of the page stays as it is.
 *
 * @example const CodesCard = lazyPart(async () => (await import('./codes-card.tsx')).CodesCard, CodesSkeleton)
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType,
): ComponentType<Props> {
  const lazy = createLazy(load)
  function Loaded({ props, onFailure }: { props: Props; onFailure: () => void }) {
    const Part = useLoad(lazy, onFailure)
    if (Part) return <Part {...props} />
    return Placeholder ? <Placeholder /> : null
  }
  return function LazyPart(props: Props) {
    const { t } = useTranslation()
    const [isFailed, setFailed] = useState(false)
    if (!isFailed) return <Loaded props={props} onFailure={() => setFailed(true)} />
    return (
      <ErrorState
        title={t('admin.notShown.title')}
        message={t('admin.notShown.message')}
        retry={{ label: t('admin.retry'), onPress: () => setFailed(false) }}
      />
    )
  }
}
