import type { Extension } from '../../points/extension.ts'
import type { CallUse } from './calls.ts'
import type { Fault } from './fault.ts'
import type { SourceFile } from './source-files.ts'

export const UNDECLARED_CALL = 'undeclared-call'

/** How a call is refused when it is not declared. */
function refusal(extension: string, { kind, name }: CallUse): string {
  if (kind === 'storage')
    return `${extension} may not keep settings: add uses: { storage: true } to extension.ts`
  const verb = kind === 'connect' ? 'connect to' : kind
  return `${extension} may not ${verb} ${name}: add uses: { ${kind}: ['${name}'] } to extension.ts`
}

/** Calls in the sources that the extension does not declare; nothing for one that declares nothing at all. */
export function undeclaredCalls({ name, uses }: Extension, files: readonly SourceFile[]): Fault[] {
  if (!uses) return []
  const isDeclared = ({ kind, name: used }: CallUse) =>
    kind === 'storage' ? uses.storage === true : Boolean(uses[kind]?.includes(used))
  return files.flatMap(({ path, calls }) =>
    calls
      .filter((call) => !isDeclared(call))
      .map((call) => ({
        rule: UNDECLARED_CALL,
        where: `${path}:${call.line}`,
        message: refusal(name, call),
        isWarning: true,
      })),
  )
}

/** Without the undeclared calls of components that are reported with their line already. */
export function withoutRepeatedCalls(found: readonly Fault[], known: readonly Fault[]): Fault[] {
  const messages = new Set(known.filter(({ rule }) => rule === UNDECLARED_CALL).map(({ message }) => message))
  return found.filter(({ rule, message }) => rule !== UNDECLARED_CALL || !messages.has(message))
}
