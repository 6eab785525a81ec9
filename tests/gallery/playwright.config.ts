import { defineConfig } from '@playwright/test'

import { checkLaunchOptions } from '../../commands/browser/launch-options.ts'
import { GALLERY_PORT } from './pieces.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/gallery',
  // A look waits half a second until nothing more arrives.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // One that passes only the second time is reported as flaky.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  globalSetup: './build-gallery.ts',
  use: {
    baseURL: `http://localhost:${GALLERY_PORT}`,
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: checkLaunchOptions(),
  },
})
