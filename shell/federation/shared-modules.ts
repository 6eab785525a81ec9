import * as apiHttp from '@stoa/api/http'
import * as apiReact from '@stoa/api/react'

import { adminAtHand, adminLater } from './admin-modules.ts'
import { sharedModules as extensionModules, type SharedValue } from './extension-modules.ts'
import { uiAtHand, uiLater } from './ui-modules.ts'

const AREA_MODULES_VERSION = '0.1.0'

const atHand = (folder: string, modules: Readonly<Record<string, unknown>>) =>
  Object.entries(modules).map(([name, module]): [string, SharedValue] => [
    `${folder}/${name}`,
    { version: AREA_MODULES_VERSION, load: () => module },
  ])

const later = (folder: string, modules: Readonly<Record<string, () => Promise<unknown>>>) =>
  Object.entries(modules).map(([name, load]): [string, SharedValue] => [
    `${folder}/${name}`,
    { version: AREA_MODULES_VERSION, load, lazy: true },
  ])

/** Every module of the tables in `extension-sdk/build/shared-modules.ts`, as values. */
export const sharedModules: Readonly<Record<string, SharedValue>> = {
  ...extensionModules,
  '@stoa/api/http': { version: AREA_MODULES_VERSION, load: () => apiHttp },
  '@stoa/api/react': { version: AREA_MODULES_VERSION, load: () => apiReact },
  'react-hook-form': {
    version: AREA_MODULES_VERSION,
    load: () => import(/* webpackChunkName: "ui-common" */ 'react-hook-form'),
    lazy: true,
  },
  ...Object.fromEntries([
    ...atHand('@stoa/ui', uiAtHand),
    ...later('@stoa/ui', uiLater),
    ...atHand('@stoa/admin', adminAtHand),
    ...later('@stoa/admin', adminLater),
  ]),
}
