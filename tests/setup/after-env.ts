import '@testing-library/jest-dom'
import { jest } from '@jest/globals'

/** Whatever React or a library complains about on the console fails the test that caused it. */
for (const level of ['error', 'warn'] as const) {
  jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
    throw new Error(`console.${level} was called: ${words.map(String).join(' ')}`)
  })
}
