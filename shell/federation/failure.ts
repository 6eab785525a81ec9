import { textOf } from '../extensions/containment/text-of.ts'
import type { FailureKind, RemoteFailure } from './remote-state.ts'

const BROKEN_SCRIPT =
  /RUNTIME-008|Failed to (load|get)|Loading (CSS )?chunk|\bscripts?\b|ScriptNetworkError|TrustedScriptURL/i
/** The script arrived and ran, but threw or defined nothing. */
const BROKEN_CODE = /ScriptExecutionError|RUNTIME-001/
const UNSATISFIED_SHARE =
  /RUNTIME-00[56]|RUNTIME-012|Can not get '|loadShare|shared module|singleton|No version|Unsatisfied/i

/** Reads what the federation runtime threw. */
export function failureOf(error: unknown): RemoteFailure {
  const detail = textOf(error)
  return { kind: kindOf(detail), detail }
}

function kindOf(detail: string): FailureKind {
  if (detail.includes('integrity')) return 'integrity'
  if (UNSATISFIED_SHARE.test(detail)) return 'version'
  if (BROKEN_CODE.test(detail)) return 'evaluate'
  return BROKEN_SCRIPT.test(detail) ? 'script' : 'evaluate'
}
