import * as apiHttp from '@stoa/api/http'
import * as apiReact from '@stoa/api/react'

import { sharedModules as extensionModules, type SharedValue } from './extension-modules.ts'
import { uiAtHand, uiLater } from './ui-modules.ts'

const AREA_MODULES_VERSION = '0.1.0'

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
  ...Object.fromEntries(
    Object.entries(uiAtHand).map(([name, module]) => [
      `@stoa/ui/${name}`,
      { version: AREA_MODULES_VERSION, load: () => module },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(uiLater).map(([name, load]) => [
      `@stoa/ui/${name}`,
      { version: AREA_MODULES_VERSION, load, lazy: true as const },
    ]),
  ),
}
