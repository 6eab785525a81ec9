import type { ShopZone as Name, ZoneProps } from '@stoa/extension-sdk'
import { useSyncExternalStore } from 'react'

import { lazyPiece } from '../components/lazy-piece.tsx'

const FilledZone = lazyPiece(() => import(/* webpackChunkName: "zone" */ './filled-zone.tsx'), {
  isOptional: true,
})

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
  return isUsed ? <FilledZone name={name} props={props as ZoneProps[Name]} /> : null
}
