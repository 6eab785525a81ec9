import '@testing-library/jest-dom'
import { jest } from '@jest/globals'
import { configure } from '@testing-library/react'

// How long a test waits for what it expects says nothing about speed: on a busy machine a second is short.
configure({ asyncUtilTimeout: 10_000 })

/** Whatever React or a library complains about on the console fails the test that caused it. */
for (const level of ['error', 'warn'] as const) {
  jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
    throw new Error(`console.${level} was called: ${words.map(String).join(' ')}`)
  })
}
