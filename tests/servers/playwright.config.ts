import { defineConfig } from '@playwright/test'

import { checkLaunchOptions } from '../../commands/browser/launch-options.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/servers',
  // One stack, which both servers are in front of.
  workers: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: { locale: 'en-US', timezoneId: 'UTC', launchOptions: checkLaunchOptions() },
})
