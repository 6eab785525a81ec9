import { anExtension } from '@stoa/extension-sdk/admission/testing'

import { summariseFeed } from './feed-summary.ts'

const feedOf = (extensions: readonly unknown[], disabled: readonly string[] = []) =>
  JSON.stringify({ format: 1, extensions, disabled })
const connecting = (name: string, ...connect: string[]) => anExtension(name, { uses: { connect } })

test('what accepted extensions connect to is collected once', () => {
  const one = connecting('one', 'https://api.example.com', 'https://track.example.com')
  const two = connecting('two', 'https://api.example.com')
  expect(summariseFeed(feedOf([one, two, anExtension('three')])).connections).toEqual([
    'https://api.example.com',
    'https://track.example.com',
  ])
})

test.each([
  'https://api.example.com; script-src *',
  'https://api.example.com/path',
  'https://*.example.com',
  'http://api.example.com',
  '*',
])('“%s” does not get into the policy', (origin) => {
  const feed = feedOf([connecting('one', origin), connecting('two', 'https://api.example.com')])
  expect(summariseFeed(feed)).toMatchObject({ extensions: 2, connections: ['https://api.example.com'] })
})

test('an extension that is switched off connects to nothing', () => {
  expect(summariseFeed(feedOf([connecting('one', 'https://api.example.com')], ['one'])).connections).toEqual(
    [],
  )
})
