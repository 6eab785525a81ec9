import type { ExtensionProblem } from '@stoa/extension-sdk'

import type { Finding } from './finding.ts'

const LEVELS = {
  refused: 'problem',
  quarantined: 'problem',
  failed: 'warning',
  partial: 'warning',
} as const

/** Extensions that do not fully work; their page says why, and switches them off and on. */
export const extensionFindings = (problems: readonly ExtensionProblem[]): Finding[] =>
  problems.map(({ extension, state }, index) => ({
    // A refused extension may have the name of another one.
    id: `${index}/${extension}`,
    level: LEVELS[state],
    text: `extension.${state}`,
    values: { name: extension },
    path: '/settings/extensions',
  }))
