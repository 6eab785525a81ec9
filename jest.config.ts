import { availableParallelism } from 'node:os'

import type { Config } from 'jest'

const config: Config = {
  testEnvironment: '<rootDir>/tests/setup/environment.ts',
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
  setupFilesAfterEnv: ['<rootDir>/tests/setup/after-env.ts'],
  testTimeout: 30_000,
  // What a module of one suite holds is never given back, so processes are begun anew from time to time; one alone would
  // run in the process that cannot be.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  workerIdleMemoryLimit: '1GB',
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '<rootDir>/tests/backend/',
    '<rootDir>/tests/journeys/',
  ],
  modulePathIgnorePatterns: ['<rootDir>/tests/backend/', '<rootDir>/dist/', '<rootDir>/.stoa/'],
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
}

export default config
