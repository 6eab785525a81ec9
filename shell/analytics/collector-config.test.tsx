import { collectorConfig } from './collector-config.ts'

const pageWith = (meta: string) => {
  const page = document.createElement('div')
  page.innerHTML = meta
  return page
}

test("reads the collector's address and key from the page", () => {
  const page = pageWith('<meta name="stoa-analytics" content="https://collect.example.com" data-key="key_1">')
  expect(collectorConfig(page)).toEqual({ url: 'https://collect.example.com', writeKey: 'key_1' })
})

test.each([
  ['', 'without the meta'],
  ['<meta name="stoa-analytics" content="" data-key="">', 'as it was built'],
  ['<meta name="stoa-analytics" content="https://collect.example.com" data-key="">', 'without a key'],
  ['<meta name="stoa-analytics" content="" data-key="key_1">', 'without an address'],
])('no collector in %j: %s', (meta) => {
  expect(collectorConfig(pageWith(meta))).toBeUndefined()
})
