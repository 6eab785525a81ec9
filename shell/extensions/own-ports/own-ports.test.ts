import { jest } from '@jest/globals'
import { anExtension } from '@stoa/extension-sdk/admission/testing'

import type { CallShell } from './call-function.ts'
import { createOwnPorts } from './own-ports.ts'

const callFunction = jest.fn<() => Promise<never>>()
let isThere = false
jest.unstable_mockModule('./services.ts', () => {
  if (!isThere) throw new Error('ChunkLoadError')
  return { callFunction }
})

const { functions } = createOwnPorts(() => ({}) as CallShell)(anExtension('care').manifest)
const called = () => functions.call('care:hint', {})

test('a call of a function answers instead of rejecting, whatever goes wrong', async () => {
  expect(await called()).toEqual({ status: 'unavailable', reason: 'Error: ChunkLoadError' })
  isThere = true
  callFunction.mockRejectedValue(new TypeError('cyclic'))
  expect(await called()).toEqual({ status: 'unavailable', reason: 'TypeError: cyclic' })
})
