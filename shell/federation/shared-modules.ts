import * as sdk from '@stoa/extension-sdk'
import { SHARED_SDK_VERSION } from '@stoa/extension-sdk'
import { SHARED_VERSIONS } from '@stoa/extension-sdk/admission'
import * as apiHttp from '@stoa/api/http'
import * as apiReact from '@stoa/api/react'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDom from 'react-dom'

import * as reactQuery from './facades/react-query.ts'
import * as reactRouter from './facades/react-router.ts'
import { uiAtHand, uiLater } from './ui-modules.ts'

/** One module that remotes get from the shell: at hand already, or loaded when the first remote asks. */
interface SharedValue {
  version: string
  load: (() => unknown) | (() => Promise<unknown>)
  lazy?: true
}

const AREA_MODULES_VERSION = '0.1.0'

/** Every module of the tables in `extension-sdk/build/shared-modules.ts`, as values. */
export const sharedModules: Readonly<Record<string, SharedValue>> = {
  react: { version: SHARED_VERSIONS.react, load: () => React },
  'react/jsx-runtime': { version: SHARED_VERSIONS.react, load: () => jsxRuntime },
  'react-dom': { version: SHARED_VERSIONS['react-dom'], load: () => ReactDom },
  'react-router': { version: SHARED_VERSIONS['react-router'], load: () => reactRouter },
  '@tanstack/react-query': { version: SHARED_VERSIONS['@tanstack/react-query'], load: () => reactQuery },
  '@stoa/extension-sdk': { version: SHARED_SDK_VERSION, load: () => sdk },
  '@stoa/extension-sdk/ui': {
    version: SHARED_SDK_VERSION,
    load: () => import(/* webpackChunkName: "ui-kit" */ '../extensions/ui-kit.tsx'),
    lazy: true,
  },
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
