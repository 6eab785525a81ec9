import { fits, isVersion } from './versions.ts'

test('each question has its own answer, however often it is asked', () => {
  for (let round = 0; round < 2; round++) {
    expect(fits('1.2.0', '^1.0.0')).toBe(true)
    expect(fits('2.0.0', '^1.0.0')).toBe(false)
    expect(fits('1.2.0', '^1.3.0')).toBe(false)
    expect(fits('2.0.0', '>=1 <3')).toBe(true)
  }
})

test.each(['0.0.0', '10.20.30', '1.0.0-beta.2', '1.0.0+build.7', '1.0.1000000'])(
  '%s is a version',
  (text) => {
    expect(isVersion(text)).toBe(true)
  },
)

test.each(['', '1', '1.0', '01.0.0', '1.0.00', '1.0.0.0', '1.0.x', '1.0.99999999999999999999'])(
  '%j is none',
  (text) => {
    expect(isVersion(text)).toBe(false)
  },
)
