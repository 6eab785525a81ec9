import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'

import { ROOT } from './source-files.ts'

/** Where the report lies, from the root of the repository. */
export const REPORT = 'extension-sdk/api-report.md'

/** What writes it anew. */
export const RENEW = 'node_modules/.bin/node tests/contract/api-report.ts'

const SDK = join(ROOT, 'extension-sdk')

/** The doors whose every change authors, or whoever runs a feed, must be able to read about. */
const DOORS = ['.', './testing', './manifest', './admission'] as const

function emitDeclarations(folder: string): void {
  const { status, stdout, stderr, error } = spawnSync(
    join(ROOT, 'node_modules/.bin/tsc'),
    [
      '--project',
      join(SDK, 'tsconfig.package.json'),
      '--emitDeclarationOnly',
      '--removeComments',
      '--outDir',
      folder,
    ],
    { cwd: ROOT, encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (status !== 0) throw new Error(`The SDK does not compile: ${error?.message ?? stdout + stderr}`)
}

const declarationOf = (file: string): string => file.replace(/\.tsx?$/, '.d.ts')

/** The declarations that one names, as files of the same folder tree. */
const namedBy = (file: string, text: string): string[] =>
  [...text.matchAll(/(?:from|import\() ?["'](\.[^"']+)["']/g)].map(([, path]) =>
    declarationOf(resolve(dirname(file), path ?? '')),
  )

/** Every declaration that a reader of the doors comes across, by its file. */
function reachable(doors: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  const waiting = [...doors]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    const text = readFileSync(file, 'utf8')
    found.set(file, text)
    waiting.push(...namedBy(file, text))
  }
  return found
}

const block = (heading: string, text: string): string => `## ${heading}\n\n\`\`\`ts\n${text.trim()}\n\`\`\`\n`

/** The report as it has to be now: the doors in their order, then what stands behind them by file. */
export function apiReport(): string {
  const { exports: files } = JSON.parse(readFileSync(join(SDK, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const folder = mkdtempSync(join(tmpdir(), 'stoa-api-'))
  try {
    emitDeclarations(folder)
    const doors = DOORS.map((door) => ({ door, file: resolve(folder, declarationOf(files[door] ?? door)) }))
    const all = reachable(doors.map(({ file }) => file))
    const shown = new Set(doors.map(({ file }) => file))
    const behind = [...all].filter(([file]) => !shown.has(file))
    const nameOf = (file: string) =>
      relative(folder, file)
        .replaceAll('\\', '/')
        .replace(/\.d\.ts$/, '')
    return [
      `# What the SDK promises\n\nThe declarations behind the doors ${DOORS.map((door) => `\`${door}\``).join(', ')}, ` +
        `made by \`${RENEW}\` and compared by a contract test: whatever changes here is a change for authors and ` +
        'belongs into the [changelog](CHANGELOG.md).\n',
      ...doors.map(({ door, file }) => block(`Door ${door}`, all.get(file) ?? '')),
      ...behind
        .map(([file, text]) => block(nameOf(file), text))
        .toSorted((one, other) => (one < other ? -1 : 1)),
    ].join('\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) writeFileSync(join(ROOT, REPORT), apiReport())
