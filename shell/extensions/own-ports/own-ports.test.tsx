import { jest } from '@jest/globals'
import type { Host } from '@stoa/extension-sdk'
import { anExtension } from '@stoa/extension-sdk/admission/testing'

import { createLedger } from '../containment/ledger.ts'
import { composeRegistry } from '../registry.ts'
import { createOwnPorts } from './own-ports.ts'

const care = anExtension('care', { functions: [{ id: 'hint', module: './functions/hint', files: [] }] })
const parcels = anExtension('parcels', { needs: { care: '^1.0.0' } })
const shell = {
  host: {} as Host,
  ledger: createLedger(() => undefined),
  registry: composeRegistry({ extensions: [care, parcels], disabled: [] }),
  loadTexts: () => Promise.resolve(),
}

test('a call of a function answers instead of rejecting, whatever goes wrong', async () => {
  const load = jest.fn(() => import('./services.ts')).mockRejectedValueOnce(new Error('ChunkLoadError'))
  const { functions } = createOwnPorts(() => shell, load)(parcels.manifest)
  const input: Record<string, unknown> = {}
  expect(await functions.call('care:hint', input)).toEqual({
    status: 'unavailable',
    reason: 'Error: ChunkLoadError',
  })
  input['itself'] = input
  expect(await functions.call('care:hint', input)).toEqual({
    status: 'unavailable',
    reason: expect.stringMatching(/^TypeError: .*circular/),
  })
})
