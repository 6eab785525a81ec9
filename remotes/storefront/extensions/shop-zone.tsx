import type { ShopZone as Name, ZoneProps } from '@stoa/extension-sdk'
import { Component, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'

const FilledZone = lazy(() => import(/* webpackChunkName: "zone" */ './filled-zone.tsx'))

const never = () => () => undefined

/** The page says which zones the feed has widgets for; the server of the shop writes it. */
const hasWidgets = (name: Name): boolean =>
  document
    .querySelector<HTMLMetaElement>('meta[name="stoa-extensions"]')
    ?.content.split(' ')
    .includes(name) === true

type ShopZoneProps = { [Z in Name]: { name: Z } & ZoneProps[Z] }[Name]

/** Where widgets of extensions appear. Without widgets nothing is loaded, and nothing rendered. */
export function ShopZone({ name, ...props }: ShopZoneProps) {
  const isUsed = useSyncExternalStore(
    never,
    () => hasWidgets(name),
    () => false,
  )
  if (!isUsed) return null
  return (
    <WithoutFailures>
      <Suspense fallback={null}>
        <FilledZone name={name} props={props as ZoneProps[Name]} />
      </Suspense>
    </WithoutFailures>
  )
}

/** The page goes on without the zone when its code cannot be loaded. */
class WithoutFailures extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
