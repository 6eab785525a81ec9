import { useApi } from '@stoa/api/react'
import type { ShopZone, ZoneProps } from '@stoa/extension-sdk'
import type { ShopServices, ShopWidgets, StartShopWidgets } from '@stoa/extension-sdk/host'
import { useTranslation } from '@stoa/i18n/react'
import type { i18n } from 'i18next'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

import { failureText } from '../state/failure-text.ts'
import { notifyPort } from './notify-port.ts'
import { createStorePort } from './store-port.ts'

declare global {
  /** Set by the build, see `shell/shop`. */
  var stoaShopWidgets: (() => Promise<{ start: StartShopWidgets<i18n> }>) | undefined
}

let started: Promise<ShopWidgets | undefined> | undefined

async function start(services: ShopServices<i18n>): Promise<ShopWidgets | undefined> {
  const module = await globalThis.stoaShopWidgets?.()
  return module?.start(services)
}

interface FilledZoneProps {
  name: ShopZone
  props: ZoneProps[ShopZone]
}

/** A zone with the widgets of the feed, which is read when the first zone appears. */
export default function FilledZone({ name, props }: FilledZoneProps) {
  const http = useApi()
  const navigate = useNavigate()
  const { t, i18n } = useTranslation()
  const [widgets, setWidgets] = useState<ShopWidgets>()

  useEffect(() => {
    let isCurrent = true
    started ??= start({
      client: createStorePort(http),
      failures: { textOf: (error) => failureText(error, t) },
      navigation: {
        open: (path, options) => void navigate(path, options),
        current: () => location.pathname + location.search,
        href: (path) => path,
      },
      notify: notifyPort,
      translation: i18n,
    }).catch(() => undefined)
    void started.then((found) => isCurrent && setWidgets(found))
    return () => {
      isCurrent = false
    }
  }, [http, navigate, t, i18n])

  return widgets ? <widgets.Zone name={name} props={props} /> : null
}
