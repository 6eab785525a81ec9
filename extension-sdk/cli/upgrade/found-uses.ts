import { nounOf } from '../../host/noun-of.ts'
import { USE_KINDS, type Uses } from '../../points/uses.ts'
import { readSyntax, SyntaxFault, type Syntax } from '../checks/syntax.ts'

/** A source file with its text. */
export interface Source {
  file: string
  text: string
}

const EMPTY: Pick<Syntax, 'calls' | 'literals'> = { calls: [], literals: [] }

/** What a file calls and says; nothing where it cannot be parsed. */
function syntaxOf({ file, text }: Source): typeof EMPTY {
  try {
    return readSyntax(text, file.endsWith('x'))
  } catch (error) {
    if (error instanceof SyntaxFault) return EMPTY
    throw error
  }
}

/** The nouns of the first requests that a declaration names. */
const firstNouns = ({ literals }: typeof EMPTY): string[] =>
  literals.filter(({ value }) => value.startsWith('/admin/')).map(({ value }) => nounOf(value))

/** What sources use, as far as their calls show: paths that are put together elsewhere are not seen. */
export function usesIn(sources: readonly Source[]): Uses {
  const files = sources.map((source) => [source.file, syntaxOf(source)] as const)
  const calls = files.flatMap(([, syntax]) => syntax.calls)
  const first = files.flatMap(([file, syntax]) => (file === 'extension.ts' ? firstNouns(syntax) : []))
  const found = USE_KINDS.map((kind) => {
    const called = calls.filter((call) => call.kind === kind).map(({ name }) => name)
    return [kind, [...new Set([...called, ...(kind === 'read' ? first : [])])].toSorted()] as const
  })
  return {
    ...Object.fromEntries(found.filter(([, names]) => names.length > 0)),
    ...(calls.some(({ kind }) => kind === 'storage') && { storage: true }),
  }
}

const listText = (names: readonly string[]): string => `[${names.map((name) => `'${name}'`).join(', ')}]`

/** The source text of a declaration's `uses`. */
export function usesText(uses: Uses): string {
  const parts = Object.entries(uses).map(
    ([kind, value]: [string, readonly string[] | boolean]) =>
      `${kind}: ${typeof value === 'boolean' ? value : listText(value)}`,
  )
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}'
}
