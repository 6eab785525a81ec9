import { defineConfig } from '@playwright/test'

import { launchOptions } from '../../commands/browser/launch-options.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // One stack: journeys follow each other.
  workers: 1,
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
    // A worker would answer where journeys replace answers.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: launchOptions(),
  },
})
