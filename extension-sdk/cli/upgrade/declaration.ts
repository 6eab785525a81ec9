import { parseSync } from '@swc/core'
import satisfies from 'semver/functions/satisfies.js'

import { EARLIER_SDKS, SDK_VERSION } from '../../sdk-version.ts'
import type { Change } from './change.ts'
import { usesIn, usesText, type Source } from './found-uses.ts'

const FILE = 'extension.ts'

interface Span {
  start: number
  end: number
}

type Node = Readonly<Record<string, unknown>> & { type: string; span: Span }

/** The object that the file declares: the argument of `defineExtension`, or the default export itself. */
function declaredObject(source: string): Node | undefined {
  const { body } = parseSync(source, { syntax: 'typescript', target: 'es2024' }) as unknown as {
    body: Node[]
  }
  const exported = body.find(({ type }) => type === 'ExportDefaultExpression')?.['expression'] as
    Node | undefined
  const [first] = (exported?.type === 'CallExpression' ? exported['arguments'] : []) as { expression: Node }[]
  const object = first?.expression ?? exported
  return object?.type === 'ObjectExpression' ? object : undefined
}

/** Raises the range of the SDK, and declares what the sources use where nothing does. */
export function upgradeDeclaration(source: string, sources: readonly Source[]): Change[] {
  const object = declaredObject(source)
  const properties = (object?.['properties'] ?? []) as Node[]
  const named = (name: string) =>
    properties.find((property) => (property['key'] as Node | undefined)?.['value'] === name)
  const range = named('sdk')?.['value'] as Node | undefined
  if (range?.type !== 'StringLiteral')
    return [{ file: FILE, does: `write sdk: '^${SDK_VERSION}' and what it uses, see docs/trust.md` }]
  const bytes = Buffer.from(source)
  const before = bytes.subarray(0, range.span.start - 1).toString()
  const after = bytes.subarray(range.span.end - 1).toString()
  const isOld = EARLIER_SDKS.some((earlier) => satisfies(earlier, String(range['value'])))
  const written = isOld
    ? `'^${SDK_VERSION}'`
    : bytes.subarray(range.span.start - 1, range.span.end - 1).toString()
  const found = usesText(usesIn(sources))
  const indent = /[ \t]*(?=\w+:\s*$)/.exec(before)?.[0] ?? ' '
  const uses = named('uses') ? '' : `,\n${indent}uses: ${found}`
  const content = before + written + uses + after
  return [
    ...(isOld ? [{ file: FILE, does: `sdk: '^${SDK_VERSION}'`, content }] : []),
    ...(uses ? [{ file: FILE, does: `uses: ${found}, found in its calls: read it once`, content }] : []),
  ]
}
