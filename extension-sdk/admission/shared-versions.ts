/**
 * What this version of the shell shares with extensions, and the versions. A contract test compares it with what the
 * shell really offers and with what is installed.
 */
export const SHARED_VERSIONS = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router': '8.5.1',
  '@tanstack/react-query': '5.108.0',
} as const satisfies Readonly<Record<string, string>>
