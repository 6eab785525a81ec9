import { collectorPlace } from './collector-place.ts'

const pageWith = (meta: string) => {
  const page = document.createElement('div')
  page.innerHTML = meta
  return page
}

test('the page names the collector and the key', () => {
  const page = pageWith('<meta name="stoa-analytics" content="https://collect.example.com" data-key="key_1">')
  expect(collectorPlace(page)).toEqual({ url: 'https://collect.example.com', writeKey: 'key_1' })
})

test.each([
  ['', 'without the meta'],
  ['<meta name="stoa-analytics" content="" data-key="">', 'as it was built'],
  ['<meta name="stoa-analytics" content="https://collect.example.com" data-key="">', 'without a key'],
  ['<meta name="stoa-analytics" content="" data-key="key_1">', 'without an address'],
])('there is none in %j: %s', (meta) => {
  expect(collectorPlace(pageWith(meta))).toBeUndefined()
})
