import { didYouMean, nearest } from './nearest.ts'

const COMMANDS = ['create', 'dev', 'check', 'build', 'publish', 'feed', 'check-feed']

test.each([
  ['chekc', 'check'],
  ['crate', 'create'],
  ['publsih', 'publish'],
  ['checkfeed', 'check-feed'],
  ['devv', 'dev'],
])('%s is taken for %s', (written, meant) => {
  expect(nearest(written, COMMANDS)).toBe(meant)
  expect(didYouMean(written, COMMANDS)).toBe(`; did you mean ${meant}?`)
})

test.each(['install', 'x', 'constructor'])('nobody knows what %s means', (written) => {
  expect(nearest(written, COMMANDS)).toBeUndefined()
  expect(didYouMean(written, COMMANDS)).toBe('')
})
