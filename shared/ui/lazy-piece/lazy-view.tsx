import type { ComponentType, ReactNode } from 'react'
import { useLoad, type Lazy } from './use-load.ts'

interface LazyViewProps<Props> {
  props: Props
  /** Stands in the same position until the code is there, and where it does not come. Default nothing. */
  placeholder?: ReactNode
  onFailure?: () => void
}

const ignore = () => undefined

/** Shows a component as soon as its code is there. */
export function lazyView<Props extends object>(lazy: Lazy<ComponentType<Props>>) {
  return function LazyView({ props, placeholder, onFailure = ignore }: LazyViewProps<Props>) {
    const View = useLoad(lazy, onFailure)
    return View ? <View {...props} /> : placeholder
  }
}
