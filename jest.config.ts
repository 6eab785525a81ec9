import { availableParallelism } from 'node:os'

import type { Config } from 'jest'

const CLI = '<rootDir>/extension-sdk/cli/'
const CONTRACT = '<rootDir>/tests/contract/'
const IGNORED = ['/node_modules/', '/dist/', '<rootDir>/commands/backend/', '<rootDir>/tests/journeys/']

const project = {
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/tests/setup/after-env.ts'],
  modulePathIgnorePatterns: ['<rootDir>/commands/backend/', '<rootDir>/dist/', '<rootDir>/.stoa/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: { '\\.css$': '<rootDir>/tests/setup/css-module.ts' },
} satisfies Config

const config: Config = {
  // Jest never frees modules between suites, so workers are recycled at 1 GB. A single worker runs in-band and cannot
  // be recycled: keep at least two.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  workerIdleMemoryLimit: '1GB',
  testTimeout: 30_000,
  projects: [
    {
      ...project,
      displayName: 'unit',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [...IGNORED, CLI, CONTRACT],
    },
    // Suites that read the files of the repository, which the imports of no suite tell.
    {
      ...project,
      displayName: 'contract',
      testMatch: [`${CONTRACT}**/*.test.ts`],
      testPathIgnorePatterns: IGNORED,
    },
    // Suites that need a document.
    {
      ...project,
      displayName: 'dom',
      testEnvironment: '<rootDir>/tests/setup/environment.ts',
      testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
      testMatch: ['**/*.test.tsx'],
      testPathIgnorePatterns: IGNORED,
    },
    // Suites that build, serve and publish real extensions.
    {
      ...project,
      displayName: 'cli',
      testMatch: [`${CLI}**/*.test.ts`],
      testPathIgnorePatterns: IGNORED,
    },
  ],
}

export default config
