import { brotliCompressSync } from 'node:zlib'

import { admit, SHARED_VERSIONS } from '@stoa/extension-sdk/admission'
import type { Feed } from '@stoa/extension-sdk/manifest'
import { SDK_VERSION } from '@stoa/extension-sdk'

import { withGenerated } from '../bench/generated-feed.ts'

const EMPTY: Feed = { format: 1, extensions: [], disabled: [], origins: [] }

const sizeOf = (feed: Feed): number => brotliCompressSync(JSON.stringify(feed)).length

test('the generated extensions are admitted, and have nothing in common', () => {
  const { extensions } = withGenerated(EMPTY, 500)
  const environment = { sdk: SDK_VERSION, shared: SHARED_VERSIONS, disabled: {}, origins: [] }
  const texts = extensions.map(({ manifest }) => manifest.texts['en']?.['title'])

  expect(admit(extensions, environment).findings).toEqual([])
  expect(new Set(texts).size).toBe(extensions.length)
})

test.each([
  [100, 115],
  [500, 95],
])('of %i installed extensions each costs the first page at most %i bytes', (count, bytes) => {
  const more = sizeOf(withGenerated(EMPTY, count)) - sizeOf(EMPTY)
  expect(more / count).toBeLessThanOrEqual(bytes)
})
