import * as sdk from '@stoa/extension-sdk'
import { SHARED_SDK_VERSION } from '@stoa/extension-sdk'
import { SHARED_VERSIONS } from '@stoa/extension-sdk/admission'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDom from 'react-dom'

import * as reactQuery from './facades/react-query.ts'
import * as reactRouter from './facades/react-router.ts'

/** One module that remotes get from the shell: at hand already, or loaded when the first remote asks. */
export interface SharedValue {
  version: string
  load: (() => unknown) | (() => Promise<unknown>)
  lazy?: true
}

/** Every module of `SHARED_MODULES` in `extension-sdk/build/shared-modules.ts`, as values. */
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
}
