import { defineConfig } from '@playwright/test'

import { checkLaunchOptions } from '../../commands/browser/launch-options.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './build-once.ts',
  // A journey mostly waits. Each worker has a stack of its own, so that what one journey changes surprises no other.
  workers: 3,
  forbidOnly: true,
  // One that passes only the second time is reported as flaky.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    // What cannot be pressed for so long is covered or not there.
    actionTimeout: 20_000,
    locale: 'en-US',
    timezoneId: 'UTC',
    // A placeholder that pulses is painted with every frame. Journeys about keys and dialogs keep the motion.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer where journeys replace answers.
    serviceWorkers: 'block',
    // Of the second try only: a trace of every journey costs a tenth of the time.
    trace: 'on-first-retry',
    launchOptions: checkLaunchOptions(),
  },
})
