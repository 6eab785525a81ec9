import type { ExtensionProblem } from '@stoa/extension-sdk'

import { readInstalled, type InstalledParts } from './read-installed.ts'
import { isWrong } from './states.ts'

/** The entries of the feed that need the operator's attention, each with its most important such state. */
export const readProblems = (parts: Omit<InstalledParts, 'fetched' | 'origin'>): ExtensionProblem[] =>
  readInstalled({ ...parts, fetched: [], origin: location.origin }).flatMap(({ name, states }) => {
    const state = states.find(isWrong)
    return state ? [{ extension: name, state }] : []
  })
