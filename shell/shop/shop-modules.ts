import * as sdk from '@stoa/extension-sdk'
import { SHARED_SDK_VERSION } from '@stoa/extension-sdk'
import { SHARED_VERSIONS } from '@stoa/extension-sdk/admission'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDom from 'react-dom'

import * as reactQuery from '../federation/facades/react-query.ts'
import * as reactRouter from '../federation/facades/react-router.ts'

/**
 * What widgets get in the shop; its build puts this in place of `federation/shared-modules.ts`. Components of
 * `@stoa/extension-sdk/ui` are the admin's: they would be more than everything else that a page of the shop loads.
 */
export const sharedModules = {
  react: { version: SHARED_VERSIONS.react, load: () => React },
  'react/jsx-runtime': { version: SHARED_VERSIONS.react, load: () => jsxRuntime },
  'react-dom': { version: SHARED_VERSIONS['react-dom'], load: () => ReactDom },
  'react-router': { version: SHARED_VERSIONS['react-router'], load: () => reactRouter },
  '@tanstack/react-query': { version: SHARED_VERSIONS['@tanstack/react-query'], load: () => reactQuery },
  '@stoa/extension-sdk': { version: SHARED_SDK_VERSION, load: () => sdk },
}
