import { admit, SHARED_VERSIONS } from '@stoa/extension-sdk/admission'
import { SDK_VERSION } from '@stoa/extension-sdk'

import { withGenerated } from '../bench/generated-feed.ts'
import { withConflicts } from './seeded-conflicts.ts'

const INSTALLED = 500
const CONFLICTS = 200
const ENVIRONMENT = { sdk: SDK_VERSION, shared: SHARED_VERSIONS, disabled: {}, origins: [] }

const inOrder = (all: readonly { extension: string }[]) =>
  all.toSorted((one, other) => one.extension.localeCompare(other.extension))

test('each of 200 conflicts among 500 extensions is found with both sides, and no other extension is refused', () => {
  const { extensions } = withGenerated({ format: 1, extensions: [], disabled: [] }, INSTALLED)
  const { entries, expected } = withConflicts(extensions, CONFLICTS)
  const { findings } = admit(entries, ENVIRONMENT)

  expect(expected).toHaveLength(CONFLICTS)
  const found = findings.map((finding) => ({ ...finding, message: '' }))
  expect(inOrder(found)).toEqual(inOrder(expected.map((finding) => ({ ...finding, message: '' }))))
})
