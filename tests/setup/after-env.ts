/// <reference types="@testing-library/jest-dom" />
import { jest } from '@jest/globals'

if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/jest-globals')
  const { configure } = await import('@testing-library/react')
  // Timeouts of expectations do not measure speed: on a busy machine a second is too short.
  configure({ asyncUtilTimeout: 10_000 })
}

// As with journeys: a test that fails on a busy machine is tried once more, and its first failure is printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true })

/** Console errors of React or a library fail the test that caused them. */
for (const level of ['error', 'warn'] as const) {
  jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
    throw new Error(`console.${level} was called: ${words.map(String).join(' ')}`)
  })
}

// jsdom lays nothing out, so it has nowhere to scroll to.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined
