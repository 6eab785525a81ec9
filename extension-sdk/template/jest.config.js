export default {
  testEnvironment: 'jsdom',
  setupFiles: ['<rootDir>/testing/browser.js'],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // The SDK is written in modules, which jest takes only when they are compiled.
  transformIgnorePatterns: ['/node_modules/(?!@stoa/)'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/testing/class-names.ts',
    '\\.(svg|png|jpe?g|gif|webp|avif|woff2)$': '<rootDir>/testing/asset-url.ts',
  },
}
